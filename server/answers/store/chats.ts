import { type Kysely, type SelectQueryBuilder, sql } from 'kysely';
import { closedSource, ofOwner } from '../../base/database/run-sources';
import type { Tables } from '../../base/database/tables';
import type { RunData, RunStatus } from '../runs/types';

type Db = Kysely<Tables>;
type Fit = RunData<'fit'>['value'];

export interface ChatRow {
  id: string;
  visitor: string;
  accessDomain: string;
  title: string;
  createdAt: Date;
  updatedAt: Date;
  deletedAt: Date | null;
  /** When its context was cleared, the last time last. */
  cleared: Date[];
  /** The message whose branch its owner saw last. */
  shown: string | null;
  /** Since when only links open it, and its address alone does not; null while it does. */
  closedAt: Date | null;
}

export interface HistoryRow {
  id: string;
  title: string;
  createdAt: Date;
  updatedAt: Date;
  pinned: boolean;
  tags: string[];
  /** The assistant that it began with. */
  assistant: string | null;
  messageCount: number;
  status: RunStatus | null;
  /** How well the newest answer fits its question; null before it is known. */
  fit: Fit | null;
  /** Beginning of the newest answer; null if there is none that the owner may still read. */
  answer: string | null;
  /** First message that contains a search word; null if only the title does, or without a search. */
  hit: string | null;
}

const chatColumns = [
  'id',
  'visitor',
  'access_domain as accessDomain',
  'title',
  'created_at as createdAt',
  'updated_at as updatedAt',
  'deleted_at as deletedAt',
  'cleared',
  'shown_message as shown',
  'closed_at as closedAt',
] as const;

export async function findChat(db: Db, id: string): Promise<ChatRow | null> {
  return (await db.selectFrom('chat').select(chatColumns).where('id', '=', id).executeTakeFirst()) ?? null;
}

/** Creates a chat, or updates its title and pin. False if it is another visitor's or deleted. */
export async function saveChat(
  db: Db,
  chat: Pick<ChatRow, 'id' | 'visitor' | 'accessDomain' | 'title'> & { pinned?: boolean },
): Promise<boolean> {
  const { id, visitor, accessDomain, title, pinned } = chat;
  const saved = await db
    .insertInto('chat')
    .values({ id, visitor, access_domain: accessDomain, title, pinned })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet({ title, pinned })
        .where('chat.visitor', '=', visitor)
        .where('chat.access_domain', '=', accessDomain)
        .where('chat.deleted_at', 'is', null),
    )
    .returning('id')
    .executeTakeFirst();
  return saved !== undefined;
}

/** Marks a chat as deleted; returns the time of the mark. */
export async function deleteChat(db: Db, id: string): Promise<Date | null> {
  const row = await db
    .updateTable('chat')
    .set({ deleted_at: sql<Date>`coalesce(deleted_at, now())` })
    .where('id', '=', id)
    .returning('deleted_at')
    .executeTakeFirst();
  return row?.deleted_at ?? null;
}

export async function restoreChat(db: Db, id: string): Promise<void> {
  await db.updateTable('chat').set({ deleted_at: null }).where('id', '=', id).execute();
}

/** Draws a line: later answers do not depend on what stands above it. */
export async function clearContext(db: Db, id: string): Promise<void> {
  await db
    .updateTable('chat')
    .set({ cleared: sql<Date[]>`array_append(cleared, clock_timestamp())` })
    .where('id', '=', id)
    .execute();
}

/** Removes the last line. */
export async function restoreContext(db: Db, id: string): Promise<void> {
  await db
    .updateTable('chat')
    .set({ cleared: sql<Date[]>`trim_array(cleared, least(1, cardinality(cleared)))` })
    .where('id', '=', id)
    .execute();
}

interface HistoryQuery {
  visitor: string;
  accessDomain: string;
  keyword?: string;
  /** True for pinned chats only, false for the others only. */
  pinned?: boolean;
  /** Only chats with this tag. */
  tag?: string;
  /** Only chats that began with this assistant. */
  assistant?: string;
  /** Knowledge bases that the visitor may read; answers with sources in others are not searched. */
  readable: readonly number[];
  limit: number;
  offset: number;
}

export async function listHistory(db: Db, query: HistoryQuery): Promise<{ list: HistoryRow[]; total: number }> {
  const mine = ownChats(db, query);
  const [list, counted] = await Promise.all([
    historyRows(mine, query.readable, wordsOf(query.keyword))
      .orderBy('chat.updated_at', 'desc')
      .orderBy('chat.id')
      .limit(query.limit)
      .offset(query.offset)
      .execute(),
    mine.select(({ fn }) => fn.countAll<string>().as('total')).executeTakeFirst(),
  ]);
  return { list, total: Number(counted?.total ?? 0) };
}

export async function findHistoryRow(db: Db, id: string): Promise<HistoryRow | null> {
  return (await historyRows(db.selectFrom('chat').where('chat.id', '=', id), [], []).executeTakeFirst()) ?? null;
}

function ownChats(db: Db, { visitor, accessDomain, keyword, pinned, tag, assistant, readable }: HistoryQuery) {
  const own = db
    .selectFrom('chat')
    .where('chat.visitor', '=', visitor)
    .where('chat.access_domain', '=', accessDomain)
    .where('chat.deleted_at', 'is', null);
  const mine = pinned === undefined ? own : own.where('chat.pinned', '=', pinned);
  const tagged = tag === undefined ? mine : mine.where(sql<boolean>`${tag} = any(chat.tags)`);
  const begun = assistant === undefined ? tagged : tagged.where('chat.assistant_id', '=', assistant);
  return wordsOf(keyword).reduce((found, word) => found.where(mentions(word, readable)), begun);
}

const wordsOf = (keyword = ''): string[] => keyword.trim().split(/\s+/).filter(Boolean);
const patternOf = (word: string): string => `%${word.replace(/[\\%_]/g, '\\$&')}%`;

/** True if the word occurs in the title, in a tag or in a message that the owner may still read. */
function mentions(word: string, readable: readonly number[]) {
  const pattern = patternOf(word);
  return sql<boolean>`(chat.title ilike ${pattern} or exists (select from unnest(chat.tags) tag where tag ilike ${pattern}) or exists (
    select from message where message.chat_id = chat.id and message.deleted_at is null and message.text ilike ${pattern}
      and not ${isClosed(readable)}))`;
}

/** True for an answer with a source that its owner may no longer read. */
export const isClosed = (readable: readonly number[]) => sql<boolean>`exists (
  select from run r join run_source s on s.run_id = r.id left join document d on d.id = s.doc_id
  where r.message_id = message.id and ${closedSource(ofOwner(readable))})`;

/** Characters; more than one line of a list shows. */
const BEGINNING = 600;

const newestAnswer = (readable: readonly number[]) => sql<string | null>`(
  select case when ${isClosed(readable)} then null else left(message.text, ${BEGINNING}) end
  from message where message.chat_id = chat.id and message.role = 'assistant' and message.origin is distinct from 'client'
    and message.deleted_at is null
  order by message.created_at desc, message.id limit 1)`;

const newestRun = sql`select run.id from run join message m on m.id = run.message_id and m.deleted_at is null
    where run.chat_id = chat.id order by run.created_at desc limit 1`;

const newestFit = sql<Fit | null>`(
  select event->'data'->>'value' from run_event
  where run_id = (${newestRun})
    and event->>'event' = 'fit'
  order by seq desc limit 1)`;

const firstHit = (readable: readonly number[], words: readonly string[]) =>
  words.length === 0
    ? sql<string | null>`null`
    : sql<string | null>`(
  select message.id from message
  where message.chat_id = chat.id and message.deleted_at is null
    and message.text ilike any(${words.map(patternOf)}::text[]) and not ${isClosed(readable)}
  order by message.created_at, message.id limit 1)`;

function historyRows<O>(
  chats: SelectQueryBuilder<Tables, 'chat', O>,
  readable: readonly number[],
  words: readonly string[],
) {
  return chats.select([
    'chat.id as id',
    'chat.title as title',
    'chat.created_at as createdAt',
    'chat.updated_at as updatedAt',
    'chat.pinned as pinned',
    'chat.tags as tags',
    'chat.assistant_id as assistant',
    sql<number>`(select count(*)::int from message where message.chat_id = chat.id and deleted_at is null)`.as(
      'messageCount',
    ),
    sql<RunStatus | null>`(select run.status from run where run.id = (${newestRun}))`.as('status'),
    newestFit.as('fit'),
    newestAnswer(readable).as('answer'),
    firstHit(readable, words).as('hit'),
  ]);
}
