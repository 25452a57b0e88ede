import { randomBytes } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { Prize } from '../../../setting/activity/activity-document';
import { commitmentOf } from '../../../setting/activity/draw-proof';
import type { Marks } from '../../../setting/activity/state-at';
import type { LocalizedText } from '../../../setting/messages/catalogue';
import type { LiveActivity } from '../../assistants';
import type { Db } from '../../base/database/db';
import type { Sealer } from '../../base/database/sealer';
import type { Tables } from '../../base/database/tables';
import { countCodes } from './codes';

export interface KnownActivity extends Required<Marks> {
  commitment: string;
  salt: string;
  sealedSecret: string;
  note: LocalizedText | null;
}

const sealedFor = (domain: string, id: string) => `activity ${domain} ${id}`;

const read = (db: Db, domain: string, id: string): Promise<KnownActivity | undefined> =>
  db
    .selectFrom('activity')
    .select(['commitment', 'salt', 'sealed_secret as sealedSecret', 'note'])
    .select(['paused_at as pausedAt', 'cancelled_at as cancelledAt'])
    .where('access_domain', '=', domain)
    .where('id', '=', id)
    .executeTakeFirst();

interface Shelf {
  /** The database's clock. */
  now: Date;
  /** What a portal has published; nothing is known of what nobody has seen. */
  live: { id: string; revision: string; known: KnownActivity | undefined }[];
}

/** Everybody who asks anything of a portal's activities begins with this, so that it is one statement. */
export async function readShelf(db: Db, domain: string): Promise<Shelf> {
  const { rows } = await sql<{ now: Date; id: string | null; revision: string } & KnownActivity>`
    select t.now, d.id, d.published as revision, a.commitment, a.salt, a.sealed_secret as "sealedSecret", a.note,
      a.paused_at as "pausedAt", a.cancelled_at as "cancelledAt"
    from (select now() as now) t
    left join definition d on d.access_domain = ${domain} and d.kind = 'activity' and d.published is not null
    left join activity a on a.access_domain = d.access_domain and a.id = d.id`.execute(db);
  return {
    now: (rows[0] as { now: Date }).now,
    live: rows.flatMap(({ now: _, id, revision, ...known }) =>
      id === null ? [] : [{ id, revision, known: known.salt === null ? undefined : known }],
    ),
  };
}

/** What is known of a published activity. Its secret is made when it is first seen, before it can be entered. */
export async function ensureActivity(
  db: Db,
  sealer: Sealer,
  domain: string,
  { id }: Pick<LiveActivity, 'id'>,
): Promise<KnownActivity> {
  const known = await read(db, domain, id);
  if (known) return known;
  const secret = randomBytes(32).toString('hex');
  await db
    .insertInto('activity')
    .values({
      ...{ access_domain: domain, id, commitment: commitmentOf(secret), salt: randomBytes(32).toString('hex') },
      sealed_secret: sealer.seal(secret, sealedFor(domain, id)),
    })
    // Of two who see it first, one makes it.
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await read(db, domain, id)) as KnownActivity;
}

/** The secret in hex. Shown to nobody before the end. */
export function openSecret(sealer: Sealer, domain: string, id: string, { sealedSecret }: KnownActivity): string {
  const secret = sealer.open(sealedSecret, sealedFor(domain, id));
  if (secret === undefined) throw new Error(`The secret of activity ${id} on ${domain} was sealed with another key.`);
  return secret;
}

/** What is left of the prizes. What was not touched yet has no row. */
export async function givenOf(db: Db, domain: string, activity: string): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('activity_prize')
    .select(['prize', 'given'])
    .where('access_domain', '=', domain)
    .where('activity', '=', activity)
    .execute();
  return new Map(rows.map(({ prize, given }) => [prize, given]));
}

/** Rows for all prizes of a document, with the stock it states: an amendment only adds. Of codes there are as many as were uploaded. */
export async function stockPrizes(
  db: Db,
  domain: string,
  activity: string,
  prizes: readonly Pick<Prize, 'id' | 'stock' | 'kind'>[],
): Promise<void> {
  if (prizes.length === 0) return;
  const counts = prizes.some(({ kind }) => kind === 'code') ? await countCodes(db, { domain, activity }) : [];
  const codes = new Map(counts.map((one) => [one.prize, one.codes]));
  const inStock = ({ id, stock, kind }: (typeof prizes)[number]) =>
    kind === 'code' ? Math.min(stock, codes.get(id) ?? 0) : stock;
  await db
    .insertInto('activity_prize')
    .values(prizes.map((one) => ({ access_domain: domain, activity, prize: one.id, stock: inStock(one) })))
    .onConflict((conflict) =>
      conflict
        .columns(['access_domain', 'activity', 'prize'])
        .doUpdateSet(({ ref }) => ({ stock: ref('excluded.stock') }))
        .whereRef('activity_prize.stock', '<', 'excluded.stock'),
    )
    .execute();
}

/** Notes so many of a prize as given, at once. */
export const takePrizes = (trx: Transaction<Tables>, domain: string, activity: string, prize: string, count: number) =>
  trx
    .updateTable('activity_prize')
    .set(({ eb }) => ({ given: eb('given', '+', count) }))
    .where('access_domain', '=', domain)
    .where('activity', '=', activity)
    .where('prize', '=', prize)
    .execute();

/** Takes one of a prize; its number, or undefined if none is left. */
export async function takePrize(
  trx: Transaction<Tables>,
  domain: string,
  activity: string,
  prize: string,
): Promise<number | undefined> {
  const row = await trx
    .updateTable('activity_prize')
    .set(({ eb }) => ({ given: eb('given', '+', 1) }))
    .where('access_domain', '=', domain)
    .where('activity', '=', activity)
    .where('prize', '=', prize)
    .whereRef('given', '<', 'stock')
    .returning('given')
    .executeTakeFirst();
  return row?.given;
}

/** Portals where somebody has seen an activity. */
export const listActivityDomains = async (db: Db): Promise<string[]> =>
  (await db.selectFrom('activity').select('access_domain').distinct().execute()).map((row) => row.access_domain);

/** Whether an activity that somebody has seen is paused or cancelled. */
export const marksOf = (db: Db, domain: string, id: string): Promise<Marks | undefined> => read(db, domain, id);
