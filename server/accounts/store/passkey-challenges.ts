import { sql } from 'kysely';
import type { Db } from '../../base/database/db';
import type { ChallengePurpose } from './factor-tables';

/** The only use for which a challenge is valid. */
interface ChallengeUse {
  purpose: ChallengePurpose;
  /** A ticket, a session or a browser. */
  boundTo: string;
  rpId: string;
}

export async function keepChallenge(db: Db, challenge: string, { purpose, boundTo, rpId }: ChallengeUse) {
  await db
    .insertInto('passkey_challenge')
    .values({ challenge, purpose, bound_to: boundTo, rp_id: rpId, expires_at: sql<Date>`now() + interval '5 minutes'` })
    .execute();
}

/** Returns true once, in time and for the right use. */
export async function redeemChallenge(db: Db, challenge: string, { purpose, boundTo, rpId }: ChallengeUse) {
  const { numDeletedRows } = await db
    .deleteFrom('passkey_challenge')
    .where('challenge', '=', challenge)
    .where('purpose', '=', purpose)
    .where('bound_to', '=', boundTo)
    .where('rp_id', '=', rpId)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}
