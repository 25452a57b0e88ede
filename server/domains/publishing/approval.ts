import type { Transaction } from 'kysely';
import type { components } from '../../../generated/api';
import type { Locale } from '../../../generated/locales';
import { hasErrors } from '../../../setting/finding';
import { type ActingOperator, actorOf } from '../../accounts';
import { addAudit } from '../../base/database/audit';
import type { Store } from '../../base/database/db';
import type { Tables } from '../../base/database/tables';
import { badRequest, conflict, notFound } from '../../base/http/errors';
import { message } from '../../base/messages/message';
import {
  approve,
  askApproval,
  dropRequest,
  listRequests,
  needsApproval,
  readRequest,
  SETTING,
  setApprovalRule,
  type Wish,
} from '../store/approvals';
import { isProvedFor } from '../store/hosts';
import { keepRevision } from '../store/publish-revision';
import { checkSetting, type Parts } from './check-setting';
import { sayFindings } from './say';

interface On {
  domain: string;
  operator: ActingOperator;
}

/** What waits for the setting of a domain, or for one of its definitions. */
export async function readApproval(
  { db }: Pick<Store, 'db'>,
  of: Pick<Wish, 'domain' | 'target'>,
): Promise<components['schemas']['DomainApproval']> {
  const [needed, requests] = await Promise.all([needsApproval(db, of.domain), listRequests(db, of)]);
  return {
    needed,
    requests: requests.map((row) => ({
      revision: row.revision,
      body: row.body,
      askedBy: row.asked_by,
      askedAt: row.asked_at.toISOString(),
      message: row.message,
      approvedBy: row.approved_by,
      approvedAt: row.approved_at?.toISOString() ?? null,
    })),
  };
}

export const changeApprovalRule = ({ db }: Store, { domain, operator, needed }: On & { needed: boolean }) =>
  db.transaction().execute(async (trx) => {
    if (!(await setApprovalRule(trx, { domain, needed, by: operator.name }))) return;
    const action = needed ? 'approval-required' : 'approval-waived';
    await addAudit(trx, { ...actorOf(operator), domain, action });
  });

interface Request extends On {
  body: Record<string, unknown>;
  message: string;
  locale: Locale;
}

/** Puts a checked content before the others. It can be published once one of them has approved it, and only as it is. */
export async function requestApproval({ store, report }: Parts, input: Request): Promise<{ revision: string }> {
  const { domain, operator, body, message: why, locale } = input;
  const proved = await isProvedFor(store.db, domain, operator.scope);
  const findings = await checkSetting({ store, report }, { domain, operator, body, proved });
  if (hasErrors(findings)) throw badRequest(hasFaults, { findings: sayFindings(findings, locale) });
  return store.db.transaction().execute(async (trx) => {
    const revision = await keepRevision(trx, { accessDomain: domain, body, author: operator.name, message: why });
    await askFor(trx, { domain, revision, operator, message: why });
    return { revision };
  });
}

/** Puts a content that was checked and kept before the others. */
export async function askFor(
  trx: Transaction<Tables>,
  { operator, message: why, ...wish }: Wish & { operator: ActingOperator; message: string },
): Promise<void> {
  const { domain, revision, target } = wish;
  await askApproval(trx, { ...wish, by: operator.name, message: why });
  await addAudit(trx, { ...actorOf(operator), domain, target, action: 'approval-asked', message: why, to: revision });
}

/** One operator's word for another's content. Nobody approves what they asked for themselves. */
export const approveSetting = ({ db }: Store, { domain, operator, revision }: On & { revision: string }) =>
  db.transaction().execute(async (trx) => {
    const request = await readRequest(trx, { domain, revision });
    if (!request) throw notFound('revision', revision);
    if (request.asked_by === operator.name) throw conflict(notYourOwn);
    if (request.approved_by !== null) return;
    await approve(trx, { domain, revision, by: operator.name });
    const entry = { ...actorOf(operator), domain, target: auditTarget(request), message: request.message };
    await addAudit(trx, { ...entry, action: 'approval-given', to: revision });
  });

export const declineSetting = ({ db }: Store, { domain, operator, revision }: On & { revision: string }) =>
  db.transaction().execute(async (trx) => {
    const request = await readRequest(trx, { domain, revision });
    if (!request) throw notFound('revision', revision);
    await dropRequest(trx, { domain, revision });
    const entry = { ...actorOf(operator), domain, target: auditTarget(request), message: request.message };
    await addAudit(trx, { ...entry, action: 'approval-declined', to: revision });
  });

/** A setting is named by its domain. */
const auditTarget = ({ target }: { target: string }) => (target === SETTING ? undefined : target);

const hasFaults = message('domains:publishSetting.hasFaults');
const notYourOwn = message('domains:approval.notYourOwn');
