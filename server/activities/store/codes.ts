import { sql, type Transaction } from 'kysely';
import type { Db } from '../../base/database/db';
import type { Tables } from '../../base/database/tables';
import type { Place } from './entries';

export interface CodeCount {
  prize: string;
  codes: number;
  given: number;
}

/** How many codes there are of each prize, and how many of them were given out. */
export async function countCodes(db: Db, { domain, activity }: Place): Promise<CodeCount[]> {
  const rows = await db
    .selectFrom('activity_code')
    .select([
      'prize',
      ({ fn }) => fn.countAll<string>().as('codes'),
      ({ fn }) => fn.count<string>('win_id').as('given'),
    ])
    .where('access_domain', '=', domain)
    .where('activity', '=', activity)
    .groupBy('prize')
    .orderBy('prize')
    .execute();
  return rows.map(({ prize, codes, given }) => ({ prize, codes: Number(codes), given: Number(given) }));
}

/** Those of the marks that an activity has already, for any of its prizes. */
export async function knownMarks(db: Db, { domain, activity }: Place, marks: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('activity_code')
    .select('mark')
    .where('access_domain', '=', domain)
    .where('activity', '=', activity)
    .where(sql<boolean>`mark = any(${sql.val(marks)}::text[])`)
    .execute();
  return new Set(rows.map(({ mark }) => mark));
}

const AT_ONCE = 1000;

/** Adds codes in the order of their file; false if one of them was added meanwhile. */
export async function addCodes(
  trx: Transaction<Tables>,
  { domain, activity }: Place,
  prize: string,
  codes: readonly { mark: string; sealed: string }[],
): Promise<boolean> {
  let added = 0n;
  for (let at = 0; at < codes.length; at += AT_ONCE) {
    const rows = codes.slice(at, at + AT_ONCE).map((code) => ({ access_domain: domain, activity, prize, ...code }));
    const { numInsertedOrUpdatedRows = 0n } = await trx
      .insertInto('activity_code')
      .values(rows.map((row) => ({ ...row, win_id: null })))
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    added += numInsertedOrUpdatedRows;
  }
  return added === BigInt(codes.length);
}

/** Deletes the codes of a prize that nobody was given; how many. */
export async function removeCodes(trx: Transaction<Tables>, { domain, activity }: Place, prize: string) {
  const { numDeletedRows } = await trx
    .deleteFrom('activity_code')
    .where('access_domain', '=', domain)
    .where('activity', '=', activity)
    .where('prize', '=', prize)
    .where('win_id', 'is', null)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Gives one code to each win, in the order of the file. Throws if there are too few: the transaction is undone. */
export async function takeCodes(
  trx: Transaction<Tables>,
  { domain, activity }: Place,
  prize: string,
  wins: readonly string[],
): Promise<void> {
  if (wins.length === 0) return;
  const { numAffectedRows = 0n } = await sql`
    with free as (
      select seq, row_number() over (order by seq) as n from (
        select seq from activity_code
        where access_domain = ${domain} and activity = ${activity} and prize = ${prize} and win_id is null
        order by seq limit ${wins.length} for update skip locked
      ) locked
    ), winner as (select id, n from unnest(${sql.val(wins)}::text[]) with ordinality as w (id, n))
    update activity_code c set win_id = winner.id from free join winner using (n) where c.seq = free.seq`.execute(trx);
  if (numAffectedRows !== BigInt(wins.length))
    throw new Error(`There are ${numAffectedRows} codes left of ${prize} in ${activity}, but ${wins.length} were won.`);
}

/** A code that its winner has not seen is free again. */
export const freeCode = (trx: Transaction<Tables>, win: string) =>
  trx.updateTable('activity_code').set({ win_id: null }).where('win_id', '=', win).execute();

export const codeOf = (db: Db, win: string) =>
  db.selectFrom('activity_code').select(['sealed', 'mark']).where('win_id', '=', win).executeTakeFirst();
