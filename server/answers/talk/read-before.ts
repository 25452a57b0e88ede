import { type Kysely, sql } from 'kysely';
import { closedSources, ofOwner } from '../../base/database/run-sources';
import type { Tables } from '../../base/database/tables';
import type { RunEvent } from '../runs/types';
import { turnOf } from './turn-of';
import type { Turn } from './types';

interface Place {
  chat: string;
  /** The message that the question follows. */
  parent: string;
  /** Knowledge bases that the visitor may read. */
  readable: readonly number[];
}

/** Number of messages read back: three turns. */
const FAR = 6;

interface Row {
  question: string;
  run: string;
  events: RunEvent[];
}

/** The turn of this branch that a question may depend on: the nearest whose answer cites a source, else the nearest. */
export async function readBefore(db: Kysely<Tables>, { chat, parent, readable }: Place): Promise<Turn | null> {
  const [{ rows }, closed] = await Promise.all([
    readBranch(db, chat, parent),
    closedSources(db, { chat }, ofOwner(readable)),
  ]);
  const turns = rows.map(({ question, run, events }) => turnOf(question, events, (doc) => isClosed(closed, run, doc)));
  return turns.find(({ place }) => place) ?? turns[0] ?? null;
}

const isClosed = (closed: Map<string, Set<string>>, run: string, doc: string) => closed.get(run)?.has(doc) ?? false;

const lastClearing = (chat: string) =>
  sql`coalesce((select cleared[cardinality(cleared)] from chat where id = ${chat}), '-infinity')`;

const readBranch = (db: Kysely<Tables>, chat: string, parent: string) =>
  sql<Row>`
  with recursive way as (
    select id, parent_id, role, text, 1 as far from message
    where id = ${parent} and chat_id = ${chat} and created_at > ${lastClearing(chat)}
    union all
    select m.id, m.parent_id, m.role, m.text, way.far + 1
    from message m join way on m.id = way.parent_id and m.chat_id = ${chat}
    where way.far < ${FAR} and m.created_at > ${lastClearing(chat)})
  select question.text as question, run.id as run, coalesce(
    (select json_agg(event order by seq) from run_event where run_id = run.id
      and event ->> 'event' in ('source_add', 'understood', 'block_open', 'cite')), '[]') as events
  from way answer
  join way question on question.id = answer.parent_id and question.role = 'user'
  join run on run.message_id = answer.id
  where answer.role = 'assistant' order by answer.far`.execute(db);
