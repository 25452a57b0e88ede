import { own } from '../../../setting/json-value';
import { may } from '../../../setting/operator/may';
import type { Operator } from '../../accounts';
import type { Store } from '../../base/database/db';
import { ApiError, conflict, notFound } from '../../base/http/errors';
import { message } from '../../base/messages/message';
import { readArchived } from '../store/domain-archive';
import { type PublishedDomain, readPublished } from '../store/setting-domains';
import { listDrafts } from '../store/setting-drafts';

/** What is live on a domain this operator may change; undefined while there are only drafts. Refuses everybody else. */
export async function openDomain(
  { db }: Store,
  operator: Operator,
  domain: string,
): Promise<PublishedDomain | undefined> {
  const published = await readPublished(db, domain);
  if (published) {
    if (!mayChange(operator, published.body)) throw foreignDomain(domain);
    return published;
  }
  const archived = await readArchived(db, domain);
  if (archived && mayChange(operator, archived.body))
    throw conflict(message('domains:archive.restoreFirst', { domain }));
  const begun = await listDrafts(db, domain);
  // Of an organization's drafts, each operator opens their own.
  if (begun.some(({ author }) => author === operator.name || operator.scope.kind !== 'organization')) return undefined;
  throw notFound('domain', domain);
}

/** Whoever acts for an organization or one of its domains changes settings that name it, and no others. */
export function mayChange({ scope }: Pick<Operator, 'scope'>, body: object | null): boolean {
  return scope.kind === 'installation' || ownerOf(body) === scope.tenantId;
}

/** Whether an operator has a role on a published domain. */
export const mayRead = ({ roles }: Operator, domain: string, body: object | null): boolean =>
  may(roles, { domain, tenantId: ownerOf(body) }, 'read');

/** The organization a setting names. */
export function ownerOf(body: object | null): string | null {
  const named = own(body, 'tenantId');
  return typeof named === 'string' ? named : null;
}

/** The organization of a published domain; undefined if it was never published. */
export async function findOwner({ db }: Pick<Store, 'db'>, domain: string): Promise<string | null | undefined> {
  const published = await readPublished(db, domain);
  return published && ownerOf(published.body);
}

export const foreignDomain = (domain: string) =>
  new ApiError(403, message('domains:domainAccess.foreignDomain', { domain }));
