import { createHash } from 'node:crypto';
import type { Db } from '../base/database/db';
import { ApiError, type LocalizedText } from '../base/http/errors';
import { type Budget, spendAll, usedOf } from '../base/limits/budgets';
import { limits } from '../base/limits/limits';
import { message } from '../base/messages/message';
import type { Context } from '../context';
import type { Community } from './open-community';
import { msOfFirstDay } from './store/newcomers';

interface Limit extends Budget {
  /** Milliseconds until it ends by itself, whatever was taken. */
  endsMs?: number;
  says: (waitMs: number) => LocalizedText;
}

interface Writing {
  /** Whatever is written, changes as well, per person and day. */
  daily: { key: string; most: number };
  /** What others can read from now on and could not before. */
  first?: { kind: 'post' | 'reply'; text: string } | undefined;
}

const [MINUTE_MS, HOUR_MS] = [60_000, 3_600_000];
const day = 86_400;

/** Runs the work in one transaction within what one person may write, or says which figure is reached and until when. */
export async function takeWriting<T>(
  ctx: Pick<Context, 'store' | 'config'>,
  community: Community,
  { daily, first }: Writing,
  work: (trx: Db) => Promise<T>,
): Promise<T> {
  const { db } = ctx.store;
  const list: Limit[] = [
    {
      ...{ ...daily, perSeconds: day },
      says: (ms) => message('community:pace.day', { most: daily.most, count: upTo(ms, HOUR_MS) }),
    },
    ...(first && ctx.config.community.pace ? await paceOf(db, community, first) : []),
  ];
  await refuseOver(db, list, 1);
  return db.transaction().execute(async (trx) => {
    await spendAll(trx, list);
    await refuseOver(trx, list, 0);
    return work(trx);
  });
}

async function paceOf(db: Db, community: Community, { kind, text }: NonNullable<Writing['first']>): Promise<Limit[]> {
  const { person = '', organization } = community;
  const { apart, same, firstDay } = limits.writing;
  const pace: Limit[] = [
    {
      ...{ key: `writing-apart:${person}`, most: 1, perSeconds: apart },
      says: (ms) => message('community:pace.apart', { apart, count: upTo(ms, 1_000) }),
    },
    {
      ...{ key: `writing-same:${person}:${digest(text)}`, most: 1, perSeconds: same },
      says: (ms) => message('community:pace.same', { minutes: same / 60, count: upTo(ms, MINUTE_MS) }),
    },
  ];
  // Whoever writes for their organization is known there.
  const endsMs = organization === undefined ? await msOfFirstDay(db, person) : 0;
  if (endsMs > 0) pace.push({ ...firstDayLimit(kind, person, firstDay[kind]), endsMs });
  return pace;
}

const firstDayLimit = (kind: 'post' | 'reply', person: string, most: number): Limit => ({
  ...{ key: `writing-first-day:${kind}:${person}`, most, perSeconds: day },
  says: (ms) =>
    kind === 'post'
      ? message('community:pace.firstPosts', { most, count: upTo(ms, HOUR_MS) })
      : message('community:pace.firstReplies', { most, count: upTo(ms, HOUR_MS) }),
});

/** The same words in other spaces are the same text. */
const digest = (text: string) => createHash('sha256').update(text.replace(/\s+/g, ' ').trim()).digest('base64url');

const upTo = (ms: number, unit: number) => Math.max(1, Math.ceil(ms / unit));

/** Refuses by the limit that lasts longest, if there would be more than it allows. */
async function refuseOver(db: Db, list: readonly Limit[], more: 0 | 1): Promise<void> {
  const used = await usedOf(
    db,
    list.map(({ key }) => key),
  );
  const over = list.flatMap(({ key, most, endsMs = Number.POSITIVE_INFINITY, says }) => {
    const row = used.get(key);
    return row && row.used + more > most ? [{ ms: Math.min(row.ms, endsMs), says }] : [];
  });
  const [longest] = over.sort((a, b) => b.ms - a.ms);
  if (longest) throw new ApiError(429, longest.says(longest.ms), { retryAfterMs: longest.ms });
}
