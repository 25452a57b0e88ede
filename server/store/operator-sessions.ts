import { type Kysely, sql } from 'kysely';
import type { StoredOperator } from './operators';
import { hashOf } from './secret';
import type { Tables } from './tables';

type Db = Kysely<Tables>;

const lifetime = sql<Date>`now() + interval '12 hours'`;

export async function openSession(db: Db, operatorId: string, token: string): Promise<void> {
  await db
    .insertInto('operator_session')
    .values({ token_hash: hashOf(token), operator_id: operatorId, expires_at: lifetime })
    .execute();
}

export type SessionOwner = Pick<StoredOperator, 'id' | 'name' | 'tenant_id'> & {
  /** Used again after a while: it lasts twelve hours from now, and the browser's cookie has to know. */
  renewed: boolean;
};

export async function readSession(db: Db, token: string): Promise<SessionOwner | undefined> {
  const owner = await db
    .selectFrom('operator_session as s')
    .innerJoin('operator as o', 'o.id', 's.operator_id')
    .innerJoin('person as p', 'p.id', 'o.id')
    .select(['o.id', 'o.name', 'o.tenant_id'])
    .select(sql<boolean>`s.expires_at < now() + interval '11 hours 55 minutes'`.as('renewed'))
    .where('s.token_hash', '=', hashOf(token))
    .where('s.expires_at', '>', sql<Date>`now()`)
    .where('p.disabled_at', 'is', null)
    .where(sql<boolean>`not exists (select from organization x where x.id = o.tenant_id and x.disabled_at is not null)`)
    .executeTakeFirst();
  if (owner?.renewed)
    await withToken(db.updateTable('operator_session').set({ expires_at: lifetime }), token).execute();
  return owner;
}

export async function closeSession(db: Db, token: string): Promise<void> {
  await withToken(db.deleteFrom('operator_session'), token).execute();
}

export async function forgetOldSessions(db: Db): Promise<void> {
  await db.deleteFrom('operator_session').where('expires_at', '<', sql<Date>`now()`).execute();
  await db.deleteFrom('sign_in_attempt').where('updated_at', '<', sql<Date>`now() - interval '1 day'`).execute();
}

interface Filterable {
  where(column: 'token_hash', operator: '=', value: string): this;
}

const withToken = <Q extends Filterable>(query: Q, token: string): Q => query.where('token_hash', '=', hashOf(token));
