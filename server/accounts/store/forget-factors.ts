import type { Db } from '../../base/database/db';
import { forgetRecoveryCodes } from './recovery-codes';
import { forgetSecondSteps } from './sessions';

/** Takes away every second factor of a person, or those that were added since a moment. */
export async function forgetFactors(db: Db, personId: string, since = new Date(0)): Promise<void> {
  await db.deleteFrom('totp_set_up').where('person_id', '=', personId).execute();
  await db.deleteFrom('totp_factor').where('person_id', '=', personId).where('created_at', '>=', since).execute();
  await db.deleteFrom('passkey').where('person_id', '=', personId).where('created_at', '>=', since).execute();
  await db.deleteFrom('second_step').where('person_id', '=', personId).execute();
  // Codes are there because of a factor; whoever made new ones since knows them.
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
