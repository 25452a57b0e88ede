import { sql } from 'kysely';
import type { Db } from '../../base/database/db';
import { hashOf, newSecret } from '../../base/database/secret';

export type CaptchaKind = 'picture' | 'question';

const lifetime = sql<Date>`now() + interval '5 minutes'`;

/** Stores the hash of the answer; the returned token goes to the client. */
export async function keepCaptcha(db: Db, answer: string, kind: CaptchaKind = 'picture'): Promise<string> {
  const token = newSecret();
  await db
    .insertInto('captcha')
    .values({ token_hash: hashOf(token), answer_hash: answerHash(token, answer), kind, expires_at: lifetime })
    .execute();
  return token;
}

/** Returns true once, for the right answer in time. Any attempt uses the captcha up. */
export async function redeemCaptcha(db: Db, token: string, answer: string): Promise<boolean> {
  const used = await db
    .deleteFrom('captcha')
    .where('token_hash', '=', hashOf(token))
    .returning(['answer_hash', sql<boolean>`expires_at > now()`.as('living')])
    .executeTakeFirst();
  return used?.living === true && used.answer_hash === answerHash(token, answer);
}

/** The kind of a captcha, without using it up; undefined if there is none. */
export async function kindOfCaptcha(db: Db, token: string): Promise<CaptchaKind | undefined> {
  const row = await db.selectFrom('captcha').select('kind').where('token_hash', '=', hashOf(token)).executeTakeFirst();
  return row?.kind;
}

// Includes the token, so that equal answers have different hashes.
const answerHash = (token: string, answer: string) => hashOf(`${token}:${answer}`);
