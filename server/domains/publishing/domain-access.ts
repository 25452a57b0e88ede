import { own } from '../../../setting/json-value';
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
  if (begun.some(({ author }) => author === operator.name || operator.scope.kind === 'installation')) return undefined;
  throw notFound('domain', domain);
}

/** An organization's operators change the settings that name their organization, and no others. */
export function mayChange({ scope }: Operator, body: object | null): boolean {
  return scope.kind === 'installation' || own(body, 'tenantId') === scope.tenantId;
}

export const foreignDomain = (domain: string) =>
  new ApiError(403, message('domains:domainAccess.foreignDomain', { domain }));
