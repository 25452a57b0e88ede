import { sql, type Transaction } from 'kysely';
import type { Db } from '../../base/database/db';
import type { Tables } from '../../base/database/tables';
import type { Place } from './entries';

const columns = ['k', 'roll', 'hit', 'prize', 'stock_no as stockNo', 'client_seed as clientSeed', 'at'] as const;

const draws = (db: Db) => db.selectFrom('activity_draw as d');

export type DrawRow = NonNullable<Awaited<ReturnType<typeof findDraw>>>;

export const findDraw = (db: Db, entry: string, k: number) =>
  draws(db).select(columns).where('d.entry_id', '=', entry).where('d.k', '=', k).executeTakeFirst();

export const drawsOf = (db: Db, entry: string) =>
  draws(db).select(columns).where('d.entry_id', '=', entry).orderBy('d.k').execute();

/** Takes the chance of a number. Draws are made in order, each once. */
export async function takeChance(trx: Transaction<Tables>, entry: string, k: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('activity_entry')
    .set({ draws_used: k })
    .where('id', '=', entry)
    .where('draws_used', '=', k - 1)
    .where('draws_allowed', '>=', k)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

interface NewDraw {
  entry: string;
  k: number;
  revision: string;
  clientSeed: string;
  roll: number;
  hit: string | null;
}

/** Takes the chance and notes a draw that wins nothing, in one statement; undefined if the chance is gone. */
export async function drawNothing(db: Db, { entry, k, revision, clientSeed, roll, hit }: NewDraw) {
  const { rows } = await sql<DrawRow>`
    with chance as (
      update activity_entry set draws_used = ${k}
      where id = ${entry} and draws_used = ${k - 1} and draws_allowed >= ${k} returning id)
    insert into activity_draw (entry_id, k, revision, client_seed, roll, hit)
    select id, ${k}::int, ${revision}, ${clientSeed}, ${roll}::int, ${hit} from chance
    returning k, roll, hit, prize, stock_no as "stockNo", client_seed as "clientSeed", at`.execute(db);
  return rows[0];
}

/** Notes a draw whose chance was taken. */
export const addDraw = (
  trx: Transaction<Tables>,
  { entry, clientSeed, stockNo, ...rest }: NewDraw & { prize: string | null; stockNo: number | null },
): Promise<DrawRow> =>
  trx
    .insertInto('activity_draw')
    .values({ entry_id: entry, client_seed: clientSeed, stock_no: stockNo, ...rest })
    .returning(columns)
    .executeTakeFirstOrThrow();

const inActivity = (db: Db, { domain, activity }: Place) =>
  draws(db)
    .innerJoin('activity_entry as e', 'e.id', 'd.entry_id')
    .where('e.access_domain', '=', domain)
    .where('e.activity', '=', activity);

/** The ledger, in the order of time. */
export const listLedger = (db: Db, place: Place, page: { limit: number; offset: number }) =>
  inActivity(db, place)
    .leftJoin('activity_press as p', (join) => join.onRef('p.entry_id', '=', 'd.entry_id').onRef('p.k', '=', 'd.k'))
    .select(['e.ticket', 'd.revision', 'd.k', 'd.client_seed as clientSeed', 'd.roll', 'd.hit', 'd.prize'])
    .select(['d.stock_no as stockNo', 'p.round', 'p.at as pressedAt'])
    .orderBy('d.at')
    .orderBy('d.entry_id')
    .orderBy('d.k')
    .limit(page.limit)
    .offset(page.offset)
    .execute();

export async function countLedger(
  db: Db,
  place: Place,
): Promise<{ total: number; entrants: number; revisions: string[] }> {
  const [{ total }, { entrants }, revisions] = await Promise.all([
    inActivity(db, place)
      .select(({ fn }) => fn.countAll<string>().as('total'))
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('activity_entry')
      .select(({ fn }) => fn.countAll<string>().as('entrants'))
      .where('access_domain', '=', place.domain)
      .where('activity', '=', place.activity)
      .where('state', '=', 'completed')
      .executeTakeFirstOrThrow(),
    inActivity(db, place).select('d.revision').distinct().execute(),
  ]);
  return { total: Number(total), entrants: Number(entrants), revisions: revisions.map(({ revision }) => revision) };
}

/** Documents by the revisions that draws were made under. */
export async function readRevisions(db: Db, revisions: readonly string[]) {
  if (revisions.length === 0) return [];
  return db.selectFrom('definition_revision').select(['id', 'body']).where('id', 'in', revisions).execute();
}
