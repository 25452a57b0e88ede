import { type ActingOperator, actorOf } from '../../accounts';
import { addAudit } from '../../base/database/audit';
import type { Store } from '../../base/database/db';
import { ApprovalNeeded, mayPublish } from '../store/approvals';
import { HostUnproved, isProvedFor, tenantOf } from '../store/hosts';
import { HeadMoved, keepRevision, lockHead } from '../store/publish-revision';
import { dropSchedule, putSchedule } from '../store/setting-schedules';

interface Input {
  domain: string;
  operator: ActingOperator;
  base: string | null;
  body: Record<string, unknown>;
  message: string;
  at: Date;
}

/** Stores the checked revision now; only the pointer waits. */
export function scheduleSetting({ db }: Store, { domain, operator, base, body, message, at }: Input) {
  return db.transaction().execute(async (trx) => {
    const head = await lockHead(trx, domain);
    const { scope } = operator;
    if (!(await isProvedFor(trx, domain, scope))) throw new HostUnproved(domain);
    if (head !== base) throw new HeadMoved(head);
    const revision = await keepRevision(trx, { accessDomain: domain, body, author: operator.name, message });
    if (!(await mayPublish(trx, { domain, revision }))) throw new ApprovalNeeded(revision);
    await putSchedule(trx, { domain, revision, base, at, author: operator.name, message, tenant_id: tenantOf(scope) });
    const what = `${at.toISOString()} · ${message}`.slice(0, 500);
    await addAudit(trx, { ...actorOf(operator), domain, action: 'schedule', message: what, from: head, to: revision });
    return { revision, at: at.toISOString() };
  });
}

export function cancelSchedule({ db }: Store, domain: string, operator: ActingOperator): Promise<void> {
  return db.transaction().execute(async (trx) => {
    if (await dropSchedule(trx, domain)) await addAudit(trx, { ...actorOf(operator), domain, action: 'cancel' });
  });
}
