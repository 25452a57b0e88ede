import type { Locale } from '../../../generated/locales';
import { Refusal } from '../operation';
import type { AdminState, DemoDomain, RevisionOfDomain } from './types';

export function findDomain(state: AdminState, domain: string, locale: Locale): DemoDomain {
  const found = state.domains[domain];
  if (found) return found;
  throw new Refusal(404, { 'zh-CN': `没有域名“${domain}”。`, 'en-US': `There is no domain “${domain}”.` }[locale]);
}

export function findRevision(of: DemoDomain, id: string, locale: Locale): RevisionOfDomain {
  const found = of.revisions.findLast((revision) => revision.id === id);
  if (found) return found;
  throw new Refusal(404, { 'zh-CN': '没有这个版本。', 'en-US': 'There is no such revision.' }[locale]);
}

export const headBody = (of: DemoDomain) => of.revisions.findLast(({ id }) => id === of.head)?.body ?? {};
