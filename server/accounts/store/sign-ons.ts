import { sql } from 'kysely';
import type { Db } from '../../base/database/db';
import { hashOf, newSecret } from '../../base/database/secret';

const lifetime = sql<Date>`now() + interval '10 minutes'`;

/** A sign-in at another provider, which may return once and only to the browser where it began. */
interface SignOn {
  provider: string;
  visitor: string;
  nonce: string;
  verifier: string;
  /** A path of this site. */
  returnTo: string;
}

/** Returns the state that the provider sends back. */
export async function beginSignOn(db: Db, { returnTo, ...rest }: SignOn): Promise<string> {
  const state = newSecret();
  await db
    .insertInto('sign_on')
    .values({ state_hash: hashOf(state), ...rest, return_to: returnTo, expires_at: lifetime })
    .execute();
  return state;
}

/** Returns undefined if the state was used, has expired or belongs to another browser. */
export async function endSignOn(db: Db, provider: string, state: string, visitor: string): Promise<SignOn | undefined> {
  return db
    .deleteFrom('sign_on')
    .where('state_hash', '=', hashOf(state))
    .where('provider', '=', provider)
    .where('visitor', '=', visitor)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning(['provider', 'visitor', 'nonce', 'verifier', 'return_to as returnTo'])
    .executeTakeFirst();
}

export interface WeixinProfile {
  subject: string;
  nickname: string;
  headImg: string;
}

/** Stores the profile of a WeChat user unknown here until they give a phone number. */
export async function keepWeixin(db: Db, { subject, nickname, headImg }: WeixinProfile): Promise<string> {
  const code = newSecret();
  await db
    .insertInto('weixin_bind')
    .values({ code_hash: hashOf(code), subject, nickname, head_img: headImg, expires_at: lifetime })
    .execute();
  return code;
}

export async function findWeixin(db: Db, code: string): Promise<WeixinProfile | undefined> {
  return db
    .selectFrom('weixin_bind')
    .select(['subject', 'nickname', 'head_img as headImg'])
    .where('code_hash', '=', hashOf(code))
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
}

export async function forgetWeixin(db: Db, code: string): Promise<void> {
  await db.deleteFrom('weixin_bind').where('code_hash', '=', hashOf(code)).execute();
}
