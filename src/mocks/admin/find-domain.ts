import type { Locale } from '../../../generated/locales';
import { message, noSuch } from '../message';
import { Refusal } from '../operation';
import type { AdminState, DemoDomain, RevisionOfDomain } from './types';

export function findDomain(state: AdminState, domain: string, locale: Locale): DemoDomain {
  const found = state.domains[domain];
  if (found?.archived) throw new Refusal(409, message('domains:archive.restoreFirst', { domain })[locale]);
  if (found) return found;
  throw new Refusal(404, noSuch('domain')[locale]);
}

export function findRevision(of: DemoDomain, id: string, locale: Locale): RevisionOfDomain {
  const found = of.revisions.findLast((revision) => revision.id === id);
  if (found) return found;
  throw new Refusal(404, noSuch('revision')[locale]);
}

export const headBody = (of: DemoDomain) => of.revisions.findLast(({ id }) => id === of.head)?.body ?? {};
