import type { Locale } from '../../../generated/locales';
import { hasErrors } from '../../../setting/finding';
import type { JsonObject } from '../../../setting/json-value';
import { mergeSettings } from '../../../setting/merge';
import { type ActingOperator, actorOf } from '../../accounts';
import type { Store } from '../../base/database/db';
import { badRequest, conflict } from '../../base/http/errors';
import { message } from '../../base/messages/message';
import { renameFilesBases } from '../../knowledge';
import { ApprovalNeeded } from '../store/approvals';
import { HostUnproved, isProvedFor } from '../store/hosts';
import { HeadMoved, publishRevision } from '../store/publish-revision';
import { readWritten } from '../store/setting-domains';
import { dropDraft } from '../store/setting-drafts';
import { checkSetting, type Parts, unprovedHost } from './check-setting';
import { ownerOf } from './domain-access';
import { portalNames } from './portal-names';
import { sayFindings } from './say';
import { scheduleSetting } from './schedule-setting';

interface Publish {
  domain: string;
  operator: ActingOperator;
  base: string | null;
  body: Record<string, unknown>;
  message: string;
  kind?: 'publish' | 'rollback' | 'import';
  at?: string;
  locale: Locale;
}

type Published = { revision: string; at: string | null };

/** Checked, compared with what is live by now, then published or put down for its time. Refusals say all there is to know. */
export async function publishSetting({ store, report }: Parts, input: Publish): Promise<Published> {
  const proved = await isProvedFor(store.db, input.domain, input.operator.scope);
  const findings = await checkSetting({ store, report }, { ...input, proved });
  if (hasErrors(findings)) throw badRequest(hasFaults, { findings: sayFindings(findings, input.locale) });
  const { domain, operator, base, body, message, kind } = input;
  const at = input.at === undefined ? undefined : new Date(input.at);
  try {
    if (at && at.getTime() > Date.now()) return await scheduleSetting(store, { ...input, at });
    const entry = { accessDomain: domain, body, author: operator.name, by: actorOf(operator), message, kind, base };
    const revision = await publishRevision(store.db, entry, operator.scope);
    await renameFilesBases(store.db, { domain, tenantId: ownerOf(body) }, portalNames(domain, body));
    if (kind !== 'rollback') await dropDraft(store.db, domain, operator.name);
    return { revision, at: null };
  } catch (error) {
    if (error instanceof ApprovalNeeded) throw conflict(needsSecond, { field: 'approval' });
    if (error instanceof HostUnproved) throw badRequest(unprovedHost);
    if (!(error instanceof HeadMoved)) throw error;
    throw conflict(movedOn, await mergeWithHead(store, input, error.head));
  }
}

async function mergeWithHead({ db }: Store, { base, body }: Publish, head: string | null) {
  const [before, theirs] = await Promise.all([base && readWritten(db, base), head && readWritten(db, head)]);
  const { merged, taken, conflicts } = mergeSettings(
    (before || {}) as JsonObject,
    body as JsonObject,
    (theirs || {}) as JsonObject,
  );
  return { head, merged: merged as JsonObject, taken, conflicts };
}

const hasFaults = message('domains:publishSetting.hasFaults');
const needsSecond = message('domains:approval.needed');
const movedOn = message('domains:publishSetting.movedOn');
