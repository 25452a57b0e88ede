import { type ActingOperator, actAt, actorOf } from '../../accounts';
import { addAudit } from '../../base/database/audit';
import type { Store } from '../../base/database/db';
import { MAIN_DOMAIN } from '../../base/http/access-domain';
import { badRequest, notFound } from '../../base/http/errors';
import { message } from '../../base/messages/message';
import { archive, leaveArchive, readArchived } from '../store/domain-archive';
import { saveDraft } from '../store/setting-drafts';
import { findOwner, foreignDomain, mayChange, openDomain } from './domain-access';

interface Input {
  domain: string;
  operator: ActingOperator;
}

/**
 * Takes a portal offline. Its history and drafts stay, its visitors are told that there is no portal, or sent on to
 * another domain of this operator.
 */
export async function archiveDomain(
  store: Store,
  { domain, operator, movedTo }: Input & { movedTo?: string | undefined },
): Promise<void> {
  if (domain === MAIN_DOMAIN) throw badRequest(mainStays);
  const published = await openDomain(store, operator, domain);
  const target = movedTo === undefined ? undefined : await openOther(store, operator, movedTo);
  if (movedTo !== undefined && (movedTo === domain || !target)) throw badRequest(notLive(movedTo), at('movedTo'));
  if (!published) throw badRequest(notLive(domain));
  await store.db.transaction().execute(async (trx) => {
    const from = await archive(trx, { domain, movedTo: movedTo ?? null, by: operator.name });
    if (from === null) throw badRequest(notLive(domain));
    await addAudit(trx, { ...actorOf(operator), domain, action: 'archive', message: movedTo ?? '', from, to: null });
  });
}

/** Visitors are sent only where the same operator has the same right. */
async function openOther(store: Store, operator: ActingOperator, domain: string) {
  const place = { domain, tenantId: await findOwner(store, domain) };
  return openDomain(store, actAt(operator, place, 'administer'), domain);
}

/** Brings it back as a draft: what goes live again has to pass today's checks. */
export async function restoreDomain(store: Store, { domain, operator }: Input): Promise<void> {
  const archived = await readArchived(store.db, domain);
  if (!archived) throw notFound('domain', domain);
  if (!mayChange(operator, archived.body)) throw foreignDomain(domain);
  await store.db.transaction().execute(async (trx) => {
    if (!(await leaveArchive(trx, domain))) throw notFound('domain', domain);
    await saveDraft(trx, { domain, author: operator.name, base: null, body: archived.body });
    await addAudit(trx, { ...actorOf(operator), domain, action: 'restore', from: null, to: archived.revision });
  });
}

const at = (field: string) => ({ pointer: `/${field}`, field });
const mainStays = message('domains:archive.mainStays');
const notLive = (domain: string) => message('domains:archive.notLive', { domain });
