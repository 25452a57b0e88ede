import { sql } from 'kysely';
import type { Db } from '../database/db';

/** Events become deliveries, each once: endpoints that were removed meanwhile get none, switched-off ones when replayed. */
export async function spreadEvents(db: Db): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    with due as (
      select id, endpoints from event where spread_at is null order by id limit 500 for update skip locked
    ), made as (
      insert into delivery (event_id, endpoint_id)
      select due.id, w.id from due join webhook_endpoint w on w.id = any(due.endpoints)
      where w.state in ('active', 'failing')
      on conflict do nothing
    )
    update event set spread_at = now() from due where event.id = due.id returning event.id`.execute(db);
  return rows.length;
}

export interface Claimed {
  id: string;
  event: string;
  endpoint: string;
  attempts: number;
  type: string;
  at: Date;
  data: object;
}

const LEASE_S = 30;
/** More come only by replaying, which has no end. */
const KEPT_ATTEMPTS = 50;

/**
 * Takes what is due, at most `each` of one endpoint, so that a slow one does not delay the others. Whatever a dead node
 * had taken is due again after its lease; nobody knows whether that attempt arrived, and its record says so.
 */
export async function claimDeliveries(
  db: Db,
  { most, each, busy }: { most: number; each: number; busy: readonly string[] },
): Promise<Claimed[]> {
  if (most <= 0) return [];
  const { rows } = await sql<Claimed>`
    with taken as (
      select due.* from webhook_endpoint w cross join lateral (
        select d.id, d.state, d.attempts, d.next_at from delivery d where d.endpoint_id = w.id and d.next_at <= now()
        order by d.next_at limit ${each} for update skip locked
      ) due where w.state <> 'disabled' and w.id <> all(${[...busy]}::text[]) limit ${most}
    ), lost as (
      insert into delivery_attempt (delivery_id, attempt, at, fault)
      select id, attempts, next_at - make_interval(secs => ${LEASE_S}), 'interrupted' from taken where state = 'leased'
    )
    update delivery d set state = 'leased', next_at = now() + make_interval(secs => ${LEASE_S}), attempts = d.attempts + 1
    from taken, event e where d.id = taken.id and e.id = d.event_id
    returning d.id, d.event_id as event, d.endpoint_id as endpoint, d.attempts, e.type, e.at, e.data`.execute(db);
  return rows;
}

export interface Tried {
  status: number | null;
  ms: number;
  fault: string | null;
  reply: string | null;
}

/** What became of an attempt, which is added to its delivery's record. A node that was too slow changes nothing that another has taken since. */
export async function finishDelivery(
  db: Db,
  { id, attempts }: Pick<Claimed, 'id' | 'attempts'>,
  tried: Tried,
  next: 'delivered' | 'given-up' | { inS: number },
): Promise<boolean> {
  const { status, ms, fault, reply } = tried;
  const [state, inS] = typeof next === 'string' ? [next, null] : ['waiting', next.inS];
  const { rows } = await sql<{ id: string }>`
    with done as (
      update delivery set status = ${status}, ms = ${ms}, fault = ${fault}, reply = ${reply}, tried_at = now(),
        state = ${state}, next_at = now() + make_interval(secs => ${inS}::float8)
      where id = ${id} and attempts = ${attempts} and state = 'leased' returning id
    ), kept as (
      insert into delivery_attempt (delivery_id, attempt, at, ms, status, fault, reply)
      select id, ${attempts}::int, now() - make_interval(secs => ${ms}::float8 / 1000), ${ms}::int, ${status}::int,
        ${fault}::text, ${reply}::text from done
    ), outdated as (
      delete from delivery_attempt old using done where old.delivery_id = done.id and old.id <= (
        select id from delivery_attempt where delivery_id = done.id order by id desc offset ${KEPT_ATTEMPTS - 1} limit 1)
    ) select id from done`.execute(db);
  return rows.length === 1;
}

/** An event for one endpoint alone, whatever it has chosen, which is due at once. */
export async function addDelivery(
  db: Db,
  { endpoint, type, data }: { endpoint: string; type: string; data: object },
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    with e as (
      insert into event (type, data, endpoints, spread_at)
      values (${type}, ${JSON.stringify(data)}::jsonb, array[${endpoint}], now()) returning id
    ) insert into delivery (event_id, endpoint_id) select e.id, ${endpoint} from e returning id`.execute(db);
  return rows[0]?.id ?? '';
}

export const listDeliveries = (
  db: Db,
  endpoint: string,
  { before, failed, limit }: { before: string | undefined; failed: boolean; limit: number },
) =>
  db
    .selectFrom('delivery as d')
    .innerJoin('event as e', 'e.id', 'd.event_id')
    .select(['d.id', 'd.state', 'd.attempts', 'd.tried_at', 'd.next_at', 'd.status', 'd.ms', 'd.fault', 'd.reply'])
    .select(['e.id as event', 'e.type', 'e.at'])
    .where('d.endpoint_id', '=', endpoint)
    .$if(before !== undefined, (query) => query.where('d.id', '<', before ?? ''))
    .$if(failed, (query) => query.where('d.state', 'in', ['waiting', 'given-up']))
    .orderBy('d.id', 'desc')
    .limit(limit)
    .execute();

/** The attempts of a delivery, the last one first; undefined if the endpoint has no such delivery. */
export async function listAttempts(db: Db, endpoint: string, delivery: string) {
  const found = await db
    .selectFrom('delivery')
    .select('id')
    .where('id', '=', delivery)
    .where('endpoint_id', '=', endpoint)
    .executeTakeFirst();
  return (
    found &&
    db
      .selectFrom('delivery_attempt')
      .select(['attempt', 'at', 'ms', 'status', 'fault', 'reply'])
      .where('delivery_id', '=', delivery)
      .orderBy('id', 'desc')
      .limit(KEPT_ATTEMPTS)
      .execute()
  );
}

export type Replayed = { ids: readonly string[] } | { since: Date; until?: Date | undefined } | { failed: true };

/** Makes deliveries due again; for a time, also of what happened while the endpoint was off. Returns how many. */
export async function replay(db: Db, endpoint: string, wish: Replayed): Promise<number> {
  const again = sql`state = 'due', next_at = now(), attempts = 0`;
  if ('ids' in wish) {
    const { rows } = await sql`update delivery set ${again} where endpoint_id = ${endpoint}
      and id = any(${[...wish.ids]}::bigint[]) and state <> 'leased' returning id`.execute(db);
    return rows.length;
  }
  if ('failed' in wish) {
    const { rows } = await sql`update delivery set ${again} where endpoint_id = ${endpoint}
      and state in ('given-up', 'waiting') returning id`.execute(db);
    return rows.length;
  }
  const { rows } = await sql`
    insert into delivery (event_id, endpoint_id) select e.id, ${endpoint} from event e
    where ${endpoint} = any(e.endpoints) and e.spread_at is not null
      and e.at >= ${wish.since} and e.at < coalesce(${wish.until ?? null}::timestamptz, 'infinity')
    on conflict (event_id, endpoint_id) do update set ${again} where delivery.state <> 'leased'
    returning id`.execute(db);
  return rows.length;
}

/** What is older than 30 days, with its deliveries and their attempts. */
export async function deleteOldEvents(db: Db): Promise<void> {
  await db.deleteFrom('event').where('at', '<', sql<Date>`now() - interval '30 days'`).execute();
}
