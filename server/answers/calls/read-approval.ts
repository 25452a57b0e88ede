import type { Kysely } from 'kysely';
import type { components } from '../../../generated/api';
import type { Tables } from '../../base/database/tables';
import { badRequest, conflict, notFound } from '../../base/http/errors';
import { message } from '../../base/messages/message';
import { cleanText } from '../../base/text/clean-text';
import { findRun, readEvents } from '../store/runs';
import type { Decided } from './call-turn';
import { type LoggedCall, loggedCalls } from './made-calls';
import type { OpenTools } from './proposal';

export type CallApproval = components['schemas']['CallApproval'];

/** After this, what a call was proposed for has passed. */
const WAITS_MS = 24 * 3600 * 1000;
const everything = 1_000_000;

/** The call that an approval decides on, as it was asked about. It is decided once, soon, and only if it is unchanged. */
export async function readApproval(
  db: Kysely<Tables>,
  { run, call: id, decide, reason = '' }: CallApproval,
  tools: OpenTools | undefined,
): Promise<{ decided: Decided; earlier: LoggedCall[] }> {
  const row = await findRun(db, run);
  if (!row) throw notFound('run', run);
  const events = await readEvents(db, run, 0, everything);
  const calls = loggedCalls(events);
  const asked = calls.find(({ data }) => data.id === id && data.state === 'asked');
  const waits = Date.now() - (events.at(-1)?.ts ?? 0) < WAITS_MS;
  if (row.status !== 'paused' || !asked || !waits) throw conflict(message('answers:calls.expired'), expired);
  const call = tools?.calls.find(
    ({ tool, operation }) => tool === asked.data.tool && operation.id === asked.data.operation,
  );
  if (call?.revision !== asked.data.revision) throw conflict(message('answers:calls.changed'), expired);
  if (decide === 'chat' && call.operation.effect !== 'read')
    throw badRequest(message('answers:calls.onlyOnce'), { pointer: '/approval/decide' });
  const earlier = calls.filter(({ data }) => data.state !== 'asked' && data.state !== 'running');
  return { decided: { call, asked, decide, reason: cleanText(reason) }, earlier };
}

const expired = { reason: 'ask_expired' };
