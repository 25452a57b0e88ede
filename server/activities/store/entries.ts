import { createHmac, randomUUID } from 'node:crypto';
import { type ExpressionBuilder, sql, type Transaction } from 'kysely';
import { HOLD_MINUTES } from '../../../setting/activity/activity-document';
import type { Db } from '../../base/database/db';
import type { Tables } from '../../base/database/tables';
import { isHeard } from '../../base/events/emit';

/** Who takes part: a person, or one browser. */
export interface Who {
  person: string | undefined;
  /** Hash of the browser's id. */
  visitor: string;
}

export interface Place {
  domain: string;
  activity: string;
}

const columns = [
  'id',
  'revision',
  'ticket',
  'state',
  'hold_until as holdUntil',
  'draws_allowed as drawsAllowed',
  'draws_used as drawsUsed',
  'created_at as createdAt',
] as const;

const entries = (db: Db, { domain, activity }: Place) =>
  db.selectFrom('activity_entry').where('access_domain', '=', domain).where('activity', '=', activity);

export type EntryRow = NonNullable<Awaited<ReturnType<typeof findEntry>>>;

const isOf =
  ({ person, visitor }: Who) =>
  (eb: ExpressionBuilder<Tables, 'activity_entry'>) =>
    eb.or([
      ...(person === undefined ? [] : [eb('person_id', '=', person)]),
      eb.and([eb('visitor', '=', visitor), eb('person_id', 'is', null)]),
    ]);

/** The entry of a person or browser. What a browser entered before signing in is its person's. */
export const findEntry = (db: Db, place: Place, who: Who) =>
  entries(db, place).select(columns).where(isOf(who)).orderBy(sql`person_id is null`).limit(1).executeTakeFirst();

type Stock = Readonly<Record<string, readonly [given: number, stock: number]>>;

/** Of each prize how many are given and there are. What was not touched yet is not in it. */
const stockOf = ({ domain, activity }: Place) =>
  sql<Stock>`(
    select coalesce(jsonb_object_agg(p.prize, jsonb_build_array(p.given, p.stock)), '{}') from activity_prize p
    where p.access_domain = ${domain} and p.activity = ${activity})`.as('stock');

/** The entry of whoever asks, if there is one, with the stock of the prizes. */
export async function findWithStock(
  db: Db,
  place: Place,
  who: Who,
): Promise<{ entry: EntryRow | undefined; stock: Stock }> {
  const own = entries(db, place).select(columns).where(isOf(who)).orderBy(sql`person_id is null`).limit(1);
  const { stock, ...entry } = await db
    .selectFrom(db.selectNoFrom(stockOf(place)).as('s'))
    .leftJoinLateral(own.as('e'), (join) => join.onTrue())
    .selectAll()
    .executeTakeFirstOrThrow();
  return { entry: entry.id === null ? undefined : (entry as EntryRow), stock };
}

/** What a draw needs of its activity: stock, and whether webhooks wait for it. */
export const rollerOf = (db: Db, place: Place) =>
  db.selectNoFrom(stockOf(place)).select(isHeard('activity.drawn').as('isHeard')).executeTakeFirstOrThrow();

/** What a draw needs of its entry and activity. */
export const findPress = (db: Db, place: Place, who: Who) =>
  entries(db, place)
    .select(['id', 'ticket', 'person_id as person', 'draws_allowed as drawsAllowed', 'draws_used as drawsUsed'])
    .select(stockOf(place))
    .select(isHeard('activity.drawn').as('isHeard'))
    .where(isOf(who))
    .orderBy(sql`person_id is null`)
    .limit(1)
    .executeTakeFirst();

/** Gives a browser's entry to the person who has signed in there, unless they have one of their own. */
export async function adoptEntry(db: Db, { domain, activity }: Place, { person, visitor }: Who): Promise<void> {
  if (person === undefined) return;
  await sql`update activity_entry e set person_id = ${person}
    where access_domain = ${domain} and activity = ${activity} and visitor = ${visitor} and person_id is null
    and not exists (select from activity_entry o where o.access_domain = ${domain} and o.activity = ${activity}
      and o.person_id = ${person})`.execute(db);
}

/** Activities that somebody has entered. */
export async function enteredBy(db: Db, domain: string, { person, visitor }: Who): Promise<Set<string>> {
  const rows = await db
    .selectFrom('activity_entry')
    .select('activity')
    .where('access_domain', '=', domain)
    .where((eb) =>
      eb.or([eb('visitor', '=', visitor), ...(person === undefined ? [] : [eb('person_id', '=', person)])]),
    )
    .execute();
  return new Set(rows.map(({ activity }) => activity));
}

const held = sql<boolean>`(state = 'completed' or (state = 'started' and hold_until > now()))`;

/** Places that are taken or held. */
export async function countPlaces(db: Db, place: Place): Promise<number> {
  const { count } = await entries(db, place)
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where(held)
    .executeTakeFirstOrThrow();
  return Number(count);
}

const holdEnd = sql<Date>`now() + make_interval(mins => ${sql.lit(HOLD_MINUTES)})`;

export interface OrganizationPlaces {
  most: number;
  /** Those of whoever enters. */
  organizations: readonly string[];
}

/** Whether one of the organizations has as many people in as it may. */
export async function isOrganizationFull(db: Db, place: Place, { most, organizations }: OrganizationPlaces) {
  if (organizations.length === 0) return false;
  const { rows } = await sql<{ full: boolean }>`
    select exists (
      select from activity_entry e cross join lateral unnest(e.organizations) as o
      where e.access_domain = ${place.domain} and e.activity = ${place.activity}
        and e.organizations && ${sql.val(organizations)}::text[] and o = any(${sql.val(organizations)}::text[])
        and (e.state = 'completed' or (e.state = 'started' and e.hold_until > now()))
      group by o having count(*) >= ${most}) as full`.execute(db);
  return rows[0]?.full ?? false;
}

interface NewEntry extends Place {
  who: Who;
  revision: string;
  salt: string;
  source: string;
  /** At most so many places; undefined for any number. */
  total: number | undefined;
  /** At most so many of each organization that the person belongs to; absent for any number. */
  perOrganization?: OrganizationPlaces | undefined;
  /** Given at once where nothing has to be filled in. */
  draws: number;
  completed: boolean;
}

/**
 * Enters, or holds the place of a draft again; `full` if there is none. Entered once, nothing changes. Where places are
 * counted, only in a transaction.
 */
export async function enter(trx: Db, given: NewEntry): Promise<'entered' | 'full' | 'organizationFull'> {
  const { who, total, perOrganization, ...place } = given;
  const isCounted = total !== undefined || perOrganization !== undefined;
  if (isCounted)
    await sql`select pg_advisory_xact_lock(hashtextextended(${`activity:${place.domain}:${place.activity}`}, 0))`.execute(
      trx,
    );
  await adoptEntry(trx, place, who);
  // With places for everybody, most who enter are new, and nothing has to be read.
  if (!isCounted && (await addEntry(trx, given))) return 'entered';
  const found = await findEntry(trx, place, who);
  if (found?.state === 'completed') return 'entered';
  const isHeld = found !== undefined && (await isHolding(trx, found.id));
  if (!isHeld && total !== undefined && (await countPlaces(trx, place)) >= total) return 'full';
  if (!isHeld && perOrganization && (await isOrganizationFull(trx, place, perOrganization))) return 'organizationFull';
  if (found) await trx.updateTable('activity_entry').set({ hold_until: holdEnd }).where('id', '=', found.id).execute();
  else await addEntry(trx, given);
  return 'entered';
}

/** False if there is one of the same person or browser. */
async function addEntry(db: Db, given: NewEntry): Promise<boolean> {
  const { who, revision, salt, source, draws, completed, perOrganization, ...place } = given;
  const id = randomUUID();
  const added = await db
    .insertInto('activity_entry')
    .values({
      ...{ id, access_domain: place.domain, activity: place.activity, revision, source, hold_until: holdEnd },
      ...(who.person === undefined ? { visitor: who.visitor } : { person_id: who.person }),
      ticket: createHmac('sha256', salt).update(id).digest('hex').slice(0, 32),
      ...(perOrganization && { organizations: [...perOrganization.organizations] }),
      ...(completed && { state: 'completed' as const, completed_at: sql<Date>`now()`, draws_allowed: draws }),
    } as never)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

const isHolding = async (db: Db, id: string) =>
  (await db.selectFrom('activity_entry').select('id').where('id', '=', id).where(held).executeTakeFirst()) !==
  undefined;

/** Keeps the place while somebody answers. One that was lost meanwhile may be somebody else's. */
export const holdOn = (db: Db, id: string) =>
  db
    .updateTable('activity_entry')
    .set({ hold_until: holdEnd })
    .where('id', '=', id)
    .where('state', '=', 'started')
    .where('hold_until', '>', sql<Date>`now()`)
    .execute();

/** False if it was completed before. */
export async function completeEntry(trx: Transaction<Tables>, id: string, draws: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('activity_entry')
    .set({ state: 'completed', completed_at: sql<Date>`now()`, draws_allowed: draws })
    .where('id', '=', id)
    .where('state', '=', 'started')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Who takes part and has an account. */
export async function peopleIn(db: Db, place: Place): Promise<string[]> {
  const rows = await entries(db, place)
    .select('person_id as person')
    .distinct()
    .where('person_id', 'is not', null)
    .where('state', '!=', 'merged')
    .execute();
  return rows.flatMap(({ person }) => person ?? []);
}
