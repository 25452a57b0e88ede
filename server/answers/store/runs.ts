import { type Kysely, sql } from 'kysely';
import { OWN_BASE } from '../../base/database/run-sources';
import type { Tables } from '../../base/database/tables';
import type { RunEvent, RunStatus, Steer } from '../runs/types';

type Db = Kysely<Tables>;

export interface RunRow {
  id: string;
  chatId: string;
  messageId: string;
  status: RunStatus;
  node: string;
  /** Knowledge bases searched. */
  bases: number[];
  /** What a research was asked; null for answers. */
  research: unknown;
  /** Wishes of its asker while it ran. */
  steers: Steer[];
}

export interface LogRow {
  run: string;
  seq: number;
  json: string;
}

export interface Ending {
  run: string;
  status: RunStatus;
  text: string;
}

const columns = [
  ...(['id', 'chat_id as chatId', 'message_id as messageId', 'status', 'node', 'bases', 'research'] as const),
  'steers' as const,
];

export async function findRun(db: Db, id: string): Promise<RunRow | null> {
  const row = await db.selectFrom('run').select(columns).where('id', '=', id).executeTakeFirst();
  return row ? withSteers(row) : null;
}

const withSteers = (row: Omit<RunRow, 'steers'> & { steers: unknown }): RunRow => ({
  ...row,
  steers: row.steers as Steer[],
});

/**
 * Appends events of many runs and ends some of them, in one statement and thus one commit. Returns the number of new
 * rows: fewer than given means that a number was taken, by an earlier attempt or by another node that has ended the
 * run.
 */
export async function appendEvents(db: Db, rows: LogRow[], endings: Ending[]): Promise<number> {
  const events = sql`
    insert into run_event (run_id, seq, event)
    select * from unnest(
      ${rows.map((row) => row.run)}::text[], ${rows.map((row) => row.seq)}::int[], ${rows.map((row) => row.json)}::jsonb[])
    on conflict do nothing returning 1`;
  const ended = sql`
    ended as (
      update run set status = e.status, ended_at = now()
      from unnest(
        ${endings.map((end) => end.run)}::text[], ${endings.map((end) => end.status)}::text[],
        ${endings.map((end) => end.text)}::text[]) as e (id, status, text)
      where run.id = e.id and run.status = 'running' returning run.message_id, run.chat_id, e.text),
    said as (update message set text = ended.text from ended where message.id = ended.message_id),
    moved as (update chat set updated_at = now() from ended where chat.id = ended.chat_id)`;
  const kept = sql`, kept as (${keepSources(rows)})`;
  const { rows: counted } = await sql<{ count: number }>`
    with added as (${events})${endings.length > 0 ? sql`, ${ended}` : sql``}${hasSources(rows) ? kept : sql``}
    select count(*)::int as count from added`.execute(db);
  return counted[0]?.count ?? 0;
}

const hasSources = (rows: LogRow[]) =>
  rows.some(({ json }) => json.includes('"event":"source_add"') || json.includes('"event":"call"'));

/** Stores an answer's sources: they decide who may read it. Calls of other systems count as one. */
const keepSources = (rows: LogRow[]) => sql`
  insert into run_source (run_id, doc_id, version, kb_id)
  select run, coalesce(event -> 'data' ->> 'docId', ${CALLED}), coalesce((event -> 'data' ->> 'ver')::int, 1),
    min(coalesce((event -> 'data' ->> 'kbId')::int, ${OWN_BASE}::int))
  from unnest(${rows.map((row) => row.run)}::text[], ${rows.map((row) => row.json)}::jsonb[]) as t (run, event)
  where event ->> 'event' in ('source_add', 'call')
  group by 1, 2, 3
  on conflict (run_id, doc_id, version) do update set carried = false`;

/** In place of a document's id. */
const CALLED = 'tool';

/** Those of the runs that no longer belong to this node: it was taken for dead and another node has taken them over. */
export async function lostRuns(db: Db, runs: string[], node: string): Promise<Set<string>> {
  const rows = await db.selectFrom('run').select('id').where('id', 'in', runs).where('node', '=', node).execute();
  const mine = new Set(rows.map((row) => row.id));
  return new Set(runs.filter((run) => !mine.has(run)));
}

export async function readEvents(db: Db, run: string, after: number, limit: number): Promise<RunEvent[]> {
  const rows = await db
    .selectFrom('run_event')
    .select('event')
    .where('run_id', '=', run)
    .where('seq', '>', after)
    .orderBy('seq')
    .limit(limit)
    .execute();
  return rows.map((row) => row.event as RunEvent);
}

/** Reads the new events of several runs in one query. */
export async function readNewEvents(
  db: Db,
  wanted: { run: string; after: number }[],
  each: number,
): Promise<RunEvent[]> {
  const { rows } = await sql<{ event: RunEvent }>`
    select found.event
    from unnest(${wanted.map((one) => one.run)}::text[], ${wanted.map((one) => one.after)}::int[]) as w (run, after)
    cross join lateral (
      select event, seq from run_event where run_id = w.run and seq > w.after order by seq limit ${each}) as found
    order by w.run, found.seq`.execute(db);
  return rows.map((row) => row.event);
}

/** Those of the runs that this node owns, held until the transaction ends. */
export async function ownRuns(db: Db, runs: string[], node: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('run')
    .select('id')
    .where('id', 'in', runs)
    .where('node', '=', node)
    .forNoKeyUpdate()
    .execute();
  return new Set(rows.map((row) => row.id));
}

/** Lets go of runs, so that another node need not wait for their heartbeat to stop. */
export async function releaseRuns(db: Db, node: string, runs: string[]): Promise<void> {
  if (runs.length === 0) return;
  await db
    .updateTable('run')
    .set({ heartbeat_at: sql`'epoch'` })
    .where('id', 'in', runs)
    .where('node', '=', node)
    .where('status', '=', 'running')
    .execute();
}

/** Counts that a node goes on with a run; false if nodes have done so too often. */
export async function countResume(db: Db, run: string, most: number): Promise<boolean> {
  const result = await db
    .updateTable('run')
    .set({ resumes: sql`resumes + 1` })
    .where('id', '=', run)
    .where('resumes', '<', most)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** The events of all answers of a chat, by run and in order. */
export async function readChatEvents(
  db: Db,
  chatId: string,
  answers?: readonly string[],
): Promise<Map<string, RunEvent[]>> {
  const rows = await db
    .selectFrom('run_event')
    .innerJoin('run', 'run.id', 'run_event.run_id')
    .select(['run_event.run_id as run', 'run_event.event'])
    .where('run.chat_id', '=', chatId)
    .$if(answers !== undefined, (query) => query.where(sql<boolean>`run.message_id = any(${answers ?? []}::text[])`))
    .orderBy('run_event.run_id')
    .orderBy('run_event.seq')
    .execute();
  const byRun = new Map<string, RunEvent[]>();
  for (const { run, event } of rows) {
    const events = byRun.get(run);
    if (events) events.push(event as RunEvent);
    else byRun.set(run, [event as RunEvent]);
  }
  return byRun;
}

/** Renews the heartbeat of these runs; returns those still running here. A run that is left out is reaped later. */
export async function beat(db: Db, node: string, runs: string[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    update run set heartbeat_at = now()
    where id = any(${runs}::text[]) and node = ${node} and status = 'running' returning id`.execute(db);
  return new Set(rows.map((row) => row.id));
}

export async function requestStop(db: Db, run: string): Promise<void> {
  await db
    .updateTable('run')
    .set({ stop_at: sql`coalesce(stop_at, now())` })
    .where('id', '=', run)
    .where('status', '=', 'running')
    .execute();
}

/** Stores a wish once; a finished run takes none. */
export async function addSteer(db: Db, run: string, steer: Steer): Promise<void> {
  await sql`
    update run set steers = steers || ${JSON.stringify([steer])}::jsonb
    where id = ${run} and status = 'running' and not steers @> ${JSON.stringify([{ id: steer.id }])}::jsonb
      and jsonb_array_length(steers) < ${mostSteers}`.execute(db);
}

/** More would be no steering; a client that repeats itself must not fill the row. */
const mostSteers = 200;

/** Runs of this node whose asker wished something, through whichever node. */
export async function readWishes(db: Db, node: string): Promise<{ id: string; stop: boolean; steers: Steer[] }[]> {
  const { rows } = await sql<{ id: string; stop: boolean; steers: Steer[] }>`
    select id, stop_at is not null as stop, steers from run
    where status = 'running' and node = ${node} and (stop_at is not null or steers <> '[]')`.execute(db);
  return rows;
}

export async function lastSeq(db: Db, run: string): Promise<number> {
  const row = await db
    .selectFrom('run_event')
    .select(({ fn }) => fn.max('seq').as('seq'))
    .where('run_id', '=', run)
    .executeTakeFirst();
  return row?.seq ?? 0;
}

/** Running runs without a heartbeat for `silentMs`; 0 returns all, for the only node of an embedded database. */
export async function findDeadRuns(db: Db, silentMs: number): Promise<RunRow[]> {
  const rows = await db
    .selectFrom('run')
    .select(columns)
    .where('status', '=', 'running')
    .where('heartbeat_at', '<=', sql<Date>`now() - ${silentMs} * interval '1 millisecond'`)
    .orderBy('heartbeat_at')
    .limit(500)
    .execute();
  return rows.map(withSteers);
}

/** Takes over a dead run; false if its node is alive again or another reaper was faster. */
export async function takeOver(db: Db, run: RunRow, node: string, silentMs: number): Promise<boolean> {
  const result = await db
    .updateTable('run')
    .set({ node, heartbeat_at: sql`now()` })
    .where('id', '=', run.id)
    .where('node', '=', run.node)
    .where('status', '=', 'running')
    .where('heartbeat_at', '<=', sql<Date>`now() - ${silentMs} * interval '1 millisecond'`)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}
