import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../base/database/tables';

type Db = Kysely<Tables>;

/** Notification channel: something was learned. */
export const LEARNED = 'nearness';

export interface Learned {
  seq: number;
  pairs: number;
  questions: number;
  byWords: number;
  byBoth: number;
  whyNot: 'few-pairs' | 'no-gain' | null;
  tookMs: number;
  learnedAt: Date;
}

export async function readLearned(db: Db): Promise<Learned | undefined> {
  const row = await db
    .selectFrom('nearness')
    .select(['seq', 'pairs', 'questions', 'why_not', 'took_ms', 'learned_at', 'by_words', 'by_both'])
    .executeTakeFirst();
  if (!row) return undefined;
  return {
    ...{ seq: Number(row.seq), pairs: row.pairs, questions: row.questions },
    ...{ byWords: row.by_words, byBoth: row.by_both, whyNot: row.why_not as Learned['whyNot'] },
    ...{ tookMs: row.took_ms, learnedAt: row.learned_at },
  };
}

export async function readSpace(db: Db): Promise<Buffer | null> {
  return (await db.selectFrom('nearness').select('space').executeTakeFirst())?.space ?? null;
}

export async function keepLearned(db: Db, learned: Omit<Learned, 'learnedAt'>, space: Buffer | null): Promise<void> {
  const { seq, pairs, questions, byWords, byBoth, whyNot, tookMs } = learned;
  const counts = { pairs, questions, by_words: byWords, by_both: byBoth, why_not: whyNot, took_ms: tookMs };
  const row = { ...counts, seq: String(seq), space, learned_at: sql<Date>`now()` };
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('nearness')
      .values(row)
      .onConflict((other) => other.column('one').doUpdateSet(row))
      .execute();
    await sql`select pg_notify(${LEARNED}, '')`.execute(trx);
  });
}

/**
 * Pairs of the same document in two languages: of the same name in one knowledge base, or declared by either of them.
 */
export async function pairedDocuments(db: Db): Promise<{ zh: string; en: string }[]> {
  const { rows } = await sql<{ zh: string; en: string }>`
    select zh.id as zh, min(en.id) as en
    from document zh join document en on en.kb_id = zh.kb_id and en.lang = 'en' and en.deleted_at is null
      and (en.source = zh.source or en.pair = zh.id or zh.pair = en.id)
    where zh.lang = 'zh' and zh.deleted_at is null
    group by zh.id order by md5(zh.id)`.execute(db);
  return rows;
}

/** How many of the documents have changed since `seq`. */
export async function changedSince(db: Db, seq: number, docIds: readonly string[]): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct doc_id)::int as count from change_log
    where seq > ${seq} and doc_id = any(${docIds}::text[])`.execute(db);
  return rows[0]?.count ?? 0;
}
