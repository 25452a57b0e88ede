import type { Transaction } from 'kysely';
import { hasErrors } from '../../../setting/finding';
import type { LocalizedText } from '../../../setting/messages/catalogue';
import type { Store } from '../../base/database/db';
import type { Tables } from '../../base/database/tables';
import { message } from '../../base/messages/message';
import { renameFilesBases } from '../../knowledge';
import { mayPublish } from '../store/approvals';
import { isProvedFor, type Right } from '../store/hosts';
import { lockHead, publishWithin } from '../store/publish-revision';
import { revisionId } from '../store/revision-id';
import { dropSchedule, failSchedule, findDue, takeDue } from '../store/setting-schedules';
import { ownerOf } from './domain-access';
import { mergeScheduled } from './merge-scheduled';
import { portalNames } from './portal-names';
import type { Report } from './report';

type Trx = Transaction<Tables>;
type Due = NonNullable<Awaited<ReturnType<typeof takeDue>>>;

/** Publishes what is due, each in a transaction of its own and under its domain's lock, so once on however many nodes. */
export async function runSchedules(store: Store, report: Report): Promise<number> {
  for (let done = 0; ; done += 1) {
    const more = await store.db.transaction().execute(async (trx) => {
      const domain = await findDue(trx);
      if (domain === undefined) return false;
      const head = await lockHead(trx, domain);
      const due = await takeDue(trx, domain);
      if (due) await publishDue(trx, due, { head, report });
      return true;
    });
    if (!more) return done;
  }
}

async function publishDue(trx: Trx, due: Due, { head, report }: { head: string | null; report: Report }) {
  const domain = due.access_domain;
  const { body: merged, conflicts } = await mergeScheduled(trx, due, head);
  if (conflicts.length > 0) return failSchedule(trx, domain, conflicting);
  // Blocks may have changed since it was scheduled.
  if (hasErrors(await report(merged))) return failSchedule(trx, domain, faulty);
  const { author, message, tenant_id } = due;
  const right: Right = tenant_id === null ? { kind: 'installation' } : { kind: 'organization', tenantId: tenant_id };
  if (!(await isProvedFor(trx, domain, right))) return failSchedule(trx, domain, unproved);
  const revision = revisionId(merged);
  if (!(await mayPublish(trx, { domain, revision }))) return failSchedule(trx, domain, unapproved);
  await publishWithin(trx, { accessDomain: domain, body: merged, author, message, kind: 'schedule' }, right);
  await renameFilesBases(trx, { domain, tenantId: ownerOf(merged) }, portalNames(domain, merged));
  await dropSchedule(trx, domain);
}

const conflicting: LocalizedText = message('domains:runSchedules.conflicting');
const faulty: LocalizedText = message('domains:runSchedules.faulty');
const unapproved: LocalizedText = message('domains:approval.unapproved');
const unproved: LocalizedText = message('domains:runSchedules.unproved');
