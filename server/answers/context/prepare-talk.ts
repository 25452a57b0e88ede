import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { Locale } from '../../../generated/locales';
import type { Tables } from '../../base/database/tables';
import type { Answerer } from '../answerer/types';
import { type Branch, carrySources, findSummary, readTalk, saveSummary } from '../store/talk';
import { cutTo, SHARES } from './room';
import { quoteTurns, type Split, type Summary, splitTalk, type Talk } from './talk';

interface Asked {
  run: string;
  /** Null for the first question of a chat. */
  branch: Branch | null;
  locale: Locale;
  signal: AbortSignal;
}

interface Parts {
  db: Kysely<Tables>;
  answerer: Answerer;
  log: FastifyBaseLogger;
}

/** What of the conversation goes to the model: the newest turns as they are, a summary in place of the others. */
export async function prepareTalk(asked: Asked, parts: Parts): Promise<Talk | undefined> {
  const { answerer, db } = parts;
  const { room } = answerer;
  if (!room) return undefined;
  if (!asked.branch) return undefined;
  const all = await readTalk(db, asked.branch);
  const budget = room.window * SHARES.talk;
  const split = splitTalk(all, await findSummary(db, all), budget, room);
  const summary = split.older.length > 0 ? await sumUp(split, budget, asked, parts) : split.stored;
  const runs = [...split.kept.map(({ run }) => run), ...(summary?.runs ?? [])];
  await carrySources(db, asked.run, runs);
  // A single turn may be longer than all that fits.
  const most = budget / 2;
  const turns = split.kept.map(({ asked: question, said }) => ({
    asked: cutTo(question, most / 2, room),
    said: cutTo(said, most / 2, room),
  }));
  return { ...(summary && summary.text !== '' && { summary }), turns };
}

async function sumUp(
  { stored, older }: Split,
  budget: number,
  { locale, signal }: Asked,
  { db, answerer, log }: Parts,
): Promise<Summary | undefined> {
  const { room } = answerer;
  const [first, last] = [older[0], older.at(-1)];
  if (!room || !first || !last) return stored;
  // Less than half of the share: the newest turns take the other half.
  const most = Math.floor(budget * 0.4);
  const fits = (text: string) => room.count(text) <= most;
  const written = await answerer.summarise?.({ earlier: stored?.text, turns: older, most, locale, signal, log });
  const summary: Summary = {
    message: last.answer,
    since: stored?.since ?? first.question,
    turns: (stored?.turns ?? 0) + older.length,
    text: written ?? quoteTurns(stored, older, fits),
    by: written ? 'model' : 'quoted',
    runs: [...(stored?.runs ?? []), ...older.filter(({ said }) => said !== '').map(({ run }) => run)],
  };
  if (!signal.aborted) await saveSummary(db, summary);
  return summary;
}
