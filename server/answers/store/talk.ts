import { type Kysely, sql } from 'kysely';
import { closedSources, ofOwner } from '../../base/database/run-sources';
import type { Tables } from '../../base/database/tables';
import type { Summary, TalkTurn } from '../context/talk';

type Db = Kysely<Tables>;

export interface Branch {
  chat: string;
  /** The message that the question follows. */
  parent: string;
  /** Knowledge bases that the asker may read. */
  readable: readonly number[];
  /** Also above where the context was cleared. */
  whole?: boolean;
}

/** More turns than anybody asks: the oldest are left out, and no summary stands for them. */
const FAR = 400;
/** Characters of one answer. */
const SAID = 1_500;
const MARKERS = /\s?(?:\[\d+\])+/g;

interface Row {
  question: string;
  answer: string;
  run: string;
  asked: string;
  said: string;
}

/** The turns above a question in its branch, oldest first, down from where the context was cleared last. */
export async function readTalk(db: Db, { chat, parent, readable, whole }: Branch): Promise<TalkTurn[]> {
  const cleared = whole
    ? sql`'-infinity'::timestamptz`
    : sql`coalesce((select cleared[cardinality(cleared)] from chat where id = ${chat}), '-infinity')`;
  const [{ rows }, closed] = await Promise.all([
    sql<Row>`
    with recursive way as (
      select id, parent_id, role, text, 1 as far from message
      where id = ${parent} and chat_id = ${chat} and deleted_at is null and created_at > ${cleared}
      union all
      select m.id, m.parent_id, m.role, m.text, way.far + 1
      from message m join way on m.id = way.parent_id and m.chat_id = ${chat}
      where way.far < ${FAR} and m.deleted_at is null and m.created_at > ${cleared})
    select question.id as question, answer.id as answer, run.id as run, question.text as asked, answer.text as said
    from way answer
    join way question on question.id = answer.parent_id and question.role = 'user'
    join run on run.message_id = answer.id
    where answer.role = 'assistant' order by answer.far desc`.execute(db),
    closedSources(db, { chat }, ofOwner(readable)),
  ]);
  return rows.map((row) => ({
    ...row,
    said: closed.has(row.run) ? '' : row.said.replace(MARKERS, '').slice(0, SAID).toWellFormed(),
  }));
}

/** The summary of the most turns that may be used: it begins where they begin, and all that it says may be read. */
export async function findSummary(db: Db, turns: readonly TalkTurn[]): Promise<Summary | undefined> {
  const [first] = turns;
  if (!first) return undefined;
  const rows = await db
    .selectFrom('message_summary')
    .select(['message_id', 'since', 'turns', 'text', 'made_by', 'runs'])
    .where(
      'message_id',
      'in',
      turns.map(({ answer }) => answer),
    )
    .where('since', '=', first.question)
    .execute();
  const open = new Set(turns.filter(({ said }) => said !== '').map(({ run }) => run));
  const usable = rows.filter(({ runs }) => runs.every((run) => open.has(run)));
  const at = (message: string) => turns.findIndex(({ answer }) => answer === message);
  const best = usable.sort((a, b) => at(b.message_id) - at(a.message_id))[0];
  return best && summaryOf(best);
}

const summaryOf = (row: {
  message_id: string;
  since: string;
  turns: number;
  text: string;
  made_by: Summary['by'];
  runs: string[];
}): Summary => ({
  message: row.message_id,
  since: row.since,
  turns: row.turns,
  text: row.text,
  by: row.made_by,
  runs: row.runs,
});

export interface StoredSummary extends Summary {
  chat: string;
  createdAt: Date;
}

export async function findStoredSummary(db: Db, message: string): Promise<StoredSummary | undefined> {
  const row = await db
    .selectFrom('message_summary as s')
    .innerJoin('message as m', 'm.id', 's.message_id')
    .select([
      's.message_id',
      's.since',
      's.turns',
      's.text',
      's.made_by',
      's.runs',
      's.created_at',
      'm.chat_id as chat',
    ])
    .where('s.message_id', '=', message)
    .where('m.deleted_at', 'is', null)
    .executeTakeFirst();
  return row && { ...summaryOf(row), chat: row.chat, createdAt: row.created_at };
}

/** Two answers that are begun at once may make the same one: the first stays. */
export async function saveSummary(db: Db, { message, since, turns, text, by, runs }: Summary): Promise<void> {
  await db
    .insertInto('message_summary')
    .values({ message_id: message, since, turns, text, made_by: by, runs })
    .onConflict((conflict) => conflict.column('message_id').doUpdateSet({ since, turns, text, made_by: by, runs }))
    .execute();
}

/** The answer now leans on the sources of these, too, for whoever else may read the chat. */
export async function carrySources(db: Db, run: string, from: readonly string[]): Promise<void> {
  if (from.length === 0) return;
  await sql`
    insert into run_source (run_id, doc_id, version, kb_id, carried)
    select distinct on (doc_id, version) ${run}, doc_id, version, kb_id, true from run_source
    where run_id = any(${[...from]}::text[]) order by doc_id, version
    on conflict do nothing`.execute(db);
}
