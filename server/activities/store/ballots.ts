import { sql, type Transaction } from 'kysely';
import type { Db } from '../../base/database/db';
import type { Tables } from '../../base/database/tables';
import type { Place } from './entries';

/** So many votes for one nominee, from one network and within these minutes, are a burst: they wait for a review. */
export const BURST = { votes: 30, minutes: 10 };

export interface Ballot extends Place {
  entry: string;
  ballot: string;
  /** '' if one votes once. */
  day: string;
  nominee: string;
  byAccount: boolean;
  network: string;
}

/** The nominee of this ballot and day, whether it was cast now or before. */
export async function castBallot(trx: Transaction<Tables>, given: Ballot): Promise<string> {
  const { entry, ballot, day, domain, activity, nominee, byAccount, network } = given;
  const recent = sql<boolean>`at > now() - make_interval(mins => ${sql.lit(BURST.minutes)})`;
  const same = trx
    .selectFrom('activity_ballot')
    .where('access_domain', '=', domain)
    .where('activity', '=', activity)
    .where('nominee', '=', nominee)
    .where('network', '=', network)
    .where(recent);
  const { count } = await same.select(({ fn }) => fn.countAll<string>().as('count')).executeTakeFirstOrThrow();
  const isBurst = Number(count) + 1 >= BURST.votes;
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('activity_ballot')
    .values({
      ...{ entry_id: entry, ballot, day, access_domain: domain, activity, nominee, by_account: byAccount, network },
      ...(isBurst && { state: 'held' as const }),
      reviewed_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows === 0n) return (await findBallot(trx, entry, ballot, day)) ?? nominee;
  if (isBurst)
    await trx
      .updateTable('activity_ballot')
      .set({ state: 'held' })
      .where('access_domain', '=', domain)
      .where('activity', '=', activity)
      .where('nominee', '=', nominee)
      .where('network', '=', network)
      .where('state', '=', 'counted')
      // What somebody has looked at stays as they decided.
      .where('reviewed_at', 'is', null)
      .where(recent)
      .execute();
  return nominee;
}

const findBallot = async (db: Db, entry: string, ballot: string, day: string) =>
  (
    await db
      .selectFrom('activity_ballot')
      .select('nominee')
      .where('entry_id', '=', entry)
      .where('ballot', '=', ballot)
      .where('day', '=', day)
      .executeTakeFirst()
  )?.nominee;

/** Nominees that an entry has voted for, by ballot, on a day. */
export async function ballotsOf(db: Db, entry: string, day: string): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('activity_ballot')
    .select(['ballot', 'nominee'])
    .where('entry_id', '=', entry)
    .where('day', '=', day)
    .execute();
  return new Map(rows.map(({ ballot, nominee }) => [ballot, nominee]));
}

export interface Count {
  votes: number;
  visitors: number;
}

const inActivity = (db: Db, { domain, activity }: Place) =>
  db.selectFrom('activity_ballot').where('access_domain', '=', domain).where('activity', '=', activity);

/** Counted votes by nominee. */
export async function countBallots(db: Db, place: Place): Promise<Map<string, Count>> {
  const rows = await inActivity(db, place)
    .select(['nominee'])
    .select(sql<string>`count(*) filter (where by_account)`.as('votes'))
    .select(sql<string>`count(*) filter (where not by_account)`.as('visitors'))
    .where('state', '=', 'counted')
    .groupBy('nominee')
    .execute();
  return new Map(
    rows.map(({ nominee, votes, visitors }) => [nominee, { votes: Number(votes), visitors: Number(visitors) }]),
  );
}

/** How many votes wait for a review. */
export async function countHeld(db: Db, place: Place): Promise<number> {
  const { count } = await inActivity(db, place)
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('state', '=', 'held')
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Votes that wait for a review, by nominee and network. */
export const listBursts = (db: Db, place: Place) =>
  inActivity(db, place)
    .select(['nominee', 'network'])
    .select(({ fn }) => [fn.countAll<string>().as('count'), fn.min('at').as('from'), fn.max('at').as('until')])
    .select(sql<string>`count(*) filter (where by_account)`.as('accounts'))
    .where('state', '=', 'held')
    .groupBy(['nominee', 'network'])
    .orderBy(sql`count(*)`, 'desc')
    .limit(200)
    .execute();

/** Counts the held votes of a burst, or sets them aside; how many there were. */
export async function decideBurst(
  db: Db,
  { domain, activity }: Place,
  { nominee, network, counted }: { nominee: string; network: string; counted: boolean },
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('activity_ballot')
    .set({ state: counted ? 'counted' : 'aside', reviewed_at: sql<Date>`now()` })
    .where('access_domain', '=', domain)
    .where('activity', '=', activity)
    .where('nominee', '=', nominee)
    .where(sql`coalesce(network, '')`, '=', network)
    .where('state', '=', 'held')
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

export const hasVoted = async (db: Db, place: Place, entry: string): Promise<boolean> =>
  (await inActivity(db, place).select('nominee').where('entry_id', '=', entry).limit(1).executeTakeFirst()) !==
  undefined;
