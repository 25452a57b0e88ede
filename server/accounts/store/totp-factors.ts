import { sql } from 'kysely';
import type { Db } from '../../base/database/db';

const toConfirm = sql<Date>`now() + interval '15 minutes'`;

/** Stores a sealed secret until a code confirms it, replacing an earlier unconfirmed one. */
export async function keepTotpSetUp(db: Db, personId: string, secret: string): Promise<void> {
  await db
    .insertInto('totp_set_up')
    .values({ person_id: personId, secret, expires_at: toConfirm })
    .onConflict((oc) => oc.column('person_id').doUpdateSet({ secret, expires_at: toConfirm }))
    .execute();
}

export async function findTotpSetUp(db: Db, personId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('totp_set_up')
    .select('secret')
    .where('person_id', '=', personId)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return row?.secret;
}

/**
 * Turns the set-up into the factor and marks the confirming code as used. Returns false if a new set-up was begun
 * meanwhile.
 */
export async function confirmTotp(db: Db, personId: string, secret: string, period: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('totp_set_up')
    .where('person_id', '=', personId)
    .where('secret', '=', secret)
    .executeTakeFirst();
  if (numDeletedRows === 0n) return false;
  const fresh = { secret, last_period: String(period), created_at: sql<Date>`now()` };
  await db
    .insertInto('totp_factor')
    .values({ person_id: personId, ...fresh })
    .onConflict((oc) => oc.column('person_id').doUpdateSet(fresh))
    .execute();
  return true;
}

export async function findTotp(db: Db, personId: string) {
  return db
    .selectFrom('totp_factor')
    .select(['secret', 'created_at as createdAt'])
    .where('person_id', '=', personId)
    .executeTakeFirst();
}

/** Returns true once per period and never for an earlier one, so that an observed code is useless. */
export async function redeemPeriod(db: Db, personId: string, period: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('totp_factor')
    .set({ last_period: String(period) })
    .where('person_id', '=', personId)
    .where('last_period', '<', String(period))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Returns false if there was none. */
export async function removeTotp(db: Db, personId: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('totp_factor').where('person_id', '=', personId).executeTakeFirst();
  return numDeletedRows > 0n;
}
