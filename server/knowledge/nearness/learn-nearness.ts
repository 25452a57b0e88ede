import type { Kysely } from 'kysely';
import type { Tables } from '../../base/database/tables';
import { changedSince, keepLearned, pairedDocuments, readLearned } from '../store/nearness';
import { latestChange, passagesOf } from '../store/passages';
import { type Breathe, createBreathe } from './breathe';
import { judgeSpace } from './judge-space';
import { learnSpace } from './learn-space';
import { type Pair, piecesOf } from './pair-pieces';
import { toBytes } from './space';

type Db = Kysely<Tables>;

/** Fewer pairs of pieces teach only the words of a few pages. */
const FEWEST_PIECES = 100;
/** More take longer than they are worth; the limits are a minute and 200 MB. */
const MOST_PIECES = 6_000;
/** Share of changed pairs from which it is learned again. */
const CHANGED = 0.05;
/** Pause as a multiple of the learning time: learning takes at most a hundredth of a long import. */
const PAUSES = 100;
const DOCUMENTS_A_BATCH = 50;

/** True if enough has changed and the pause is over. */
async function isDue(db: Db, pairs: readonly { zh: string; en: string }[]): Promise<boolean> {
  const before = await readLearned(db);
  if (!before) return true;
  if (Date.now() - before.learnedAt.getTime() < PAUSES * before.tookMs) return false;
  const ids = pairs.flatMap(({ zh, en }) => [zh, en]);
  const changed = (await changedSince(db, before.seq, ids)) / 2 + Math.abs(pairs.length - before.pairs);
  return changed > CHANGED * Math.max(before.pairs, 1);
}

async function readPairs(db: Db, pairs: readonly { zh: string; en: string }[], breathe: Breathe): Promise<Pair[]> {
  const found: Pair[] = [];
  let pieces = 0;
  for (let at = 0; at < pairs.length && pieces < MOST_PIECES; at += DOCUMENTS_A_BATCH) {
    const batch = pairs.slice(at, at + DOCUMENTS_A_BATCH);
    const passages = await passagesOf(
      db,
      batch.flatMap(({ zh, en }) => [zh, en]),
    );
    for (const { zh, en } of batch) {
      const of = (id: string) => passages.filter(({ docId }) => docId === id);
      const pair = { zh: of(zh), en: of(en) };
      pieces += Math.min(pair.zh.length, pair.en.length);
      found.push(pair);
      await breathe();
    }
  }
  return found;
}

/** Learns nearness from the site's own bilingual documents; keeps it only if their own headings find more with it. */
export async function learnNearness(db: Db, signal?: AbortSignal): Promise<void> {
  const documents = await pairedDocuments(db);
  if (!(await isDue(db, documents))) return;
  const started = performance.now();
  const breathe = createBreathe(signal);
  const seq = await latestChange(db);
  const pairs = await readPairs(db, documents, breathe);
  const count = pairs.reduce((sum, { zh, en }) => sum + Math.min(zh.length, en.length), 0);
  const judged = count < FEWEST_PIECES ? undefined : await judgeSpace(pairs, breathe);
  const space = judged?.helps ? toBytes(await learnSpace(pairs.flatMap(piecesOf), breathe)) : null;
  const { questions = 0, words = 0, both = 0 } = judged ?? {};
  const whyNot = space ? null : judged ? 'no-gain' : 'few-pairs';
  const tookMs = Math.round(performance.now() - started);
  await keepLearned(
    db,
    { seq, pairs: documents.length, questions, byWords: words, byBoth: both, whyNot, tookMs },
    space,
  );
}
