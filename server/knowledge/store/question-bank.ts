import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../base/database/tables';
import type { QuotedCommunity } from '../quotable';

export interface BankQuestion {
  id: string;
  text: string;
  lang: 'zh' | 'en';
  kbId: number;
  docId: string;
  /** Title of the document, the question's subject. */
  category: string;
}

interface BankQuery {
  scope: number[];
  /** What answers quote of posts: a question that they leave unanswered is none to propose. */
  community?: QuotedCommunity;
  lang?: 'zh' | 'en';
  keyword?: string;
  limit: number;
  offset: number;
}

const lastHeading = sql<string>`p.headings[cardinality(p.headings)]`;

function questions({ scope, lang, keyword, community }: Omit<BankQuery, 'limit' | 'offset'>) {
  const words = keyword?.trim().split(/\s+/).filter(Boolean) ?? [];
  const matches = words.map((word) => {
    const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`;
    return sql`and (${lastHeading} ilike ${pattern} or d.title ilike ${pattern})`;
  });
  return sql`
    select d.id as "docId", d.title as category, d.lang, d.kb_id as "kbId", ${lastHeading} as text, min(p.ord) as ord
    from passage p join document d on d.id = p.doc_id and d.version = p.version
    where ${lastHeading} ~ '[?？]\\s*$' and length(${lastHeading}) between 4 and 200
      and d.deleted_at is null and d.kb_id = any(${scope}::int[]) ${community ? sql`and ${isQuoted(community)}` : sql``}
      ${lang ? sql`and d.lang = ${lang}` : sql``} ${sql.join(matches, sql` `)}
    group by d.id, d.title, d.lang, d.kb_id, ${lastHeading}`;
}

/** The same as `mayQuote`, of a document (`d`). */
function isQuoted({ bases, inAnswers }: QuotedCommunity) {
  const quoted = {
    all: sql`true`,
    accepted: sql`(d.kind = 'verified' or d.url like '/community/qaDetails%')`,
    verified: sql`d.kind = 'verified'`,
    none: sql`false`,
  }[inAnswers];
  return sql`(d.kb_id <> all(${[...bases]}::int[]) or coalesce(${quoted}, false))`;
}

/** Lists headings that are questions, which their sections answer. */
export async function listBankQuestions(
  db: Kysely<Tables>,
  query: BankQuery,
): Promise<{ list: BankQuestion[]; total: number }> {
  const { rows } = await sql<BankQuestion & { total: number }>`
    select q.*, md5(q.text) as hash, count(*) over ()::int as total from (${questions(query)}) q
    order by q.category, q."docId", q.ord limit ${query.limit} offset ${query.offset}`.execute(db);
  if (rows.length === 0 && query.offset > 0) return { list: [], total: await countQuestions(db, query) };
  return { list: rows.map(toQuestion), total: rows[0]?.total ?? 0 };
}

/** A page beyond the last has no row with the total. */
async function countQuestions(db: Kysely<Tables>, query: BankQuery): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*)::int as total from (${questions(query)}) q`.execute(db);
  return rows[0]?.total ?? 0;
}

/** Picks a few questions, at most one per document, different every day. */
export async function pickBankQuestions(db: Kysely<Tables>, query: Omit<BankQuery, 'offset'>): Promise<BankQuestion[]> {
  const { rows } = await sql<BankQuestion>`
    select * from (
      select distinct on (q."docId") q.* from (${questions(query)}) q order by q."docId", md5(q.text || current_date)) one
    order by md5(one."docId" || current_date) limit ${query.limit}`.execute(db);
  return rows.map(toQuestion);
}

function toQuestion({ text, lang, kbId, docId, category }: BankQuestion): BankQuestion {
  return { id: `${docId}:${text}`.slice(0, 200), text, lang, kbId, docId, category: category.slice(0, 64) };
}
