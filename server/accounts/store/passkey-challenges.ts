import { sql } from 'kysely';
import type { Db } from '../../base/database/db';
import type { ChallengePurpose } from './factor-tables';

/** What a challenge was made for: it is good for nothing else. */
interface ChallengeUse {
  purpose: ChallengePurpose;
  /** Of a ticket, a session or a browser. */
  boundTo: string;
  rpId: string;
}

export async function keepChallenge(db: Db, challenge: string, { purpose, boundTo, rpId }: ChallengeUse) {
  await db
    .insertInto('passkey_challenge')
    .values({ challenge, purpose, bound_to: boundTo, rp_id: rpId, expires_at: sql<Date>`now() + interval '5 minutes'` })
    .execute();
}

/** True once, in time, for what it was made for. */
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
