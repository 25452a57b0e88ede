import type { Db } from '../../base/database/db';
import { hashOf } from '../../base/database/secret';

const hashFor = (personId: string, code: string) => hashOf(`recovery:${personId}:${code}`);

/** Replaces all recovery codes. */
export async function replaceRecoveryCodes(db: Db, personId: string, codes: string[]): Promise<void> {
  await db.deleteFrom('recovery_code').where('person_id', '=', personId).execute();
  await db
    .insertInto('recovery_code')
    .values(codes.map((code) => ({ code_hash: hashFor(personId, code), person_id: personId })))
    .execute();
}

/** Returns true once per code. */
export async function redeemRecoveryCode(db: Db, personId: string, code: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('recovery_code')
    .where('code_hash', '=', hashFor(personId, code))
    .where('person_id', '=', personId)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

export async function readRecoveryCodes(db: Db, personId: string): Promise<{ left: number; madeAt: Date | null }> {
  const row = await db
    .selectFrom('recovery_code')
    .select(({ fn }) => [fn.countAll<string>().as('left'), fn.min('created_at').as('madeAt')])
    .where('person_id', '=', personId)
    .executeTakeFirst();
  return { left: Number(row?.left ?? 0), madeAt: (row?.madeAt as Date | null) ?? null };
}

export async function forgetRecoveryCodes(db: Db, personId: string): Promise<void> {
  await db.deleteFrom('recovery_code').where('person_id', '=', personId).execute();
}
