import type { Db } from '../../base/database/db';
import { forgetRecoveryCodes } from './recovery-codes';
import { forgetSecondSteps } from './sessions';

/** Removes a person's second factors, or those added since a given time. */
export async function forgetFactors(db: Db, personId: string, since = new Date(0)): Promise<void> {
  await db.deleteFrom('totp_set_up').where('person_id', '=', personId).execute();
  await db.deleteFrom('totp_factor').where('person_id', '=', personId).where('created_at', '>=', since).execute();
  await db.deleteFrom('passkey').where('person_id', '=', personId).where('created_at', '>=', since).execute();
  await db.deleteFrom('second_step').where('person_id', '=', personId).execute();
  // Recovery codes are kept if they were created since then, because the person knows the new ones.
  const made = await db
    .selectFrom('recovery_code')
    .select('code_hash')
    .where('person_id', '=', personId)
    .where('created_at', '<', since)
    .limit(1)
    .executeTakeFirst();
  if (!made) await forgetRecoveryCodes(db, personId);
  await forgetSecondSteps(db, personId);
}
