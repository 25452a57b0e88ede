import { writeFileSync } from 'node:fs';
import { own } from '../../../setting/json-value';
import { writeTransfer } from '../../../setting/transfer';
import { actAt } from '../../accounts/operators/admit-action';
import { consoleOperator, type Operator, toOperator } from '../../accounts/operators/operator';
import { findOperator } from '../../accounts/store/operators';
import type { Store } from '../../base/database/db';
import { ApiError } from '../../base/http/errors';
import { version } from '../../base/package-root';
import { findOwner } from '../../domains/publishing/domain-access';
import { publishSetting } from '../../domains/publishing/publish-setting';
import { rollbackSetting } from '../../domains/publishing/rollback-setting';
import { dryRun } from '../../domains/publishing/transfer-setting';
import { readPublished } from '../../domains/store/setting-domains';
import { saveDraft } from '../../domains/store/setting-drafts';
import { type Call, type Command, type Outcome, WrongCall } from './command';
import { readSettingFile, readTarget } from './read-target';

/** If --author names an operator, the command has that operator's rights and no more. */
async function operatorOf(
  { options }: Call,
  store: Pick<Store, 'db'>,
  { domain, action }: { domain: string; action: 'edit' | 'publish' },
): Promise<Operator> {
  const known = await findOperator(store.db, options.author);
  if (!known) return consoleOperator(options.author);
  return actAt(toOperator(known), { domain, tenantId: await findOwner(store, domain) }, action);
}

function messageOf({ options }: Call): string {
  if (!options.message?.trim()) throw new WrongCall('Give the reason: --message "…"');
  return options.message.slice(0, 500);
}

/** A mistyped or past time must not publish at once. */
function timeOf({ options: { at } }: Call): string | undefined {
  if (at === undefined) return undefined;
  const time = /^\d{4}-\d\d-\d\dT[0-9:.]+(Z|[+-]\d\d:\d\d)$/.test(at) ? Date.parse(at) : Number.NaN;
  if (Number.isNaN(time))
    throw new WrongCall(`--at ${at} is not a time with a zone, such as 2026-11-22T08:00:00+08:00.`);
  if (time <= Date.now()) throw new WrongCall(`--at ${at} is in the past; without --at the setting goes live at once.`);
  return at;
}

/** Without --base what is live is replaced, as a deployment wants it; with it, what somebody published meanwhile is not. */
export const publish: Command = async (call) => {
  const { setting } = readSettingFile(call.names[0] ?? '');
  const domain = call.options.domain ?? own(setting, 'accessDomain');
  if (typeof domain !== 'string') throw new WrongCall('Give the domain: --domain <domain>');
  const store = await call.store();
  const message = messageOf(call);
  const base = call.options.base ?? (await readPublished(store.db, domain))?.head ?? null;
  const wish = {
    domain,
    base,
    message,
    at: timeOf(call),
    locale: 'en-US' as const,
  };
  return refusals(async () => {
    const operator = await operatorOf(call, store, { domain, action: 'publish' });
    const done = await publishSetting(
      { store, report: call.report },
      { ...wish, operator, body: { ...setting, accessDomain: domain } },
    );
    return {
      code: 0,
      data: done,
      lines: [done.at ? `${done.revision} waits for ${done.at}` : `${done.revision} is live on ${domain}`],
    };
  });
};

export const rollback: Command = async (call) => {
  const [domain = '', revision = ''] = call.names;
  const store = await call.store();
  const base = call.options.base ?? (await readPublished(store.db, domain))?.head ?? null;
  const wish = {
    domain,
    revision,
    base,
    message: messageOf(call),
    locale: 'en-US' as const,
  };
  return refusals(async () => {
    const operator = await operatorOf(call, store, { domain, action: 'publish' });
    const done = await rollbackSetting({ store, report: call.report }, { ...wish, operator });
    return { code: 0, data: done, lines: [`${done.revision} is live again on ${domain}`] };
  });
};

export const exportSetting: Command = async (call) => {
  const { setting } = await readTarget(call.names[0], call);
  const file = writeTransfer(setting, version, new Date().toISOString());
  const text = `${JSON.stringify(file, null, 2)}\n`;
  if (!call.options.output) return { code: 0, data: file, lines: [text.trimEnd()] };
  writeFileSync(call.options.output, text);
  return { code: 0, data: { output: call.options.output }, lines: [`Wrote ${call.options.output}`] };
};

/** A dry run; --stage <operator> puts the result down as that operator's draft, for them to look at and publish. */
export const importSetting: Command = async (call) => {
  const { name, setting: file } = readSettingFile(call.names[0] ?? '');
  const { domain, stage } = call.options;
  if (!domain) throw new WrongCall('Give the domain: --domain <domain>');
  const store = await call.store();
  if (stage !== undefined && !(await findOperator(store.db, stage)))
    throw new WrongCall(
      `There is no operator ${stage} to save the draft for. For those there are: npm run operator -- list`,
    );
  const published = await readPublished(store.db, domain);
  const question = {
    domain,
    operator: await operatorOf(call, store, { domain, action: 'edit' }),
    text: JSON.stringify(file),
    published,
    locale: 'en-US' as const,
  };
  const { setting, findings, changes } = await dryRun({ store, report: call.report }, question);
  const failed = findings.some(({ severity }) => severity === 'error');
  const isNamed = !findings.some(({ pointer }) => pointer === '/accessDomain');
  if (stage && setting && isNamed)
    await saveDraft(store.db, { domain, author: stage, base: published?.head ?? null, body: setting });
  return {
    code: failed ? 1 : 0,
    data: { setting, findings, changes },
    lines: [
      `${name} → ${domain}: ${changes.length} changes${stage && isNamed ? `, staged as the draft of ${stage}` : ', nothing stored'}`,
      ...changes.map(({ kind, pointer }) => `  ${kind} ${pointer}`),
      ...findings.map(({ severity, pointer, message }) => `  ${severity} ${pointer || '/'}: ${message}`),
    ],
  };
};

/** Exit code 3 if somebody else has published since, 1 for any other refusal. */
async function refusals(work: () => Promise<Outcome>): Promise<Outcome> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { findings = [], conflicts = [] } = error.detail;
    return {
      code: error.status === 409 ? 3 : 1,
      data: { error: error.message, ...error.detail },
      lines: [
        error.message,
        ...findings.map(({ severity, pointer, message }) => `  ${severity} ${pointer || '/'}: ${message}`),
        ...conflicts.map(({ pointer }) => `  conflict ${pointer || '/'}`),
      ],
    };
  }
}
