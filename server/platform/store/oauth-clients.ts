import { type Selectable, sql } from 'kysely';
import type { Db } from '../../base/database/db';
import type { Tables } from '../../base/database/tables';

export type ClientRow = Selectable<Tables['oauth_client']>;

/** Of one portal, counting those that nobody connected yet. */
export const MOST_CLIENTS = 2_000;

/** Takes the place of the oldest that nobody connected if there are as many as are kept; false if all are connected. */
export async function addClient(db: Db, client: Omit<ClientRow, 'created_at' | 'used_at'>): Promise<boolean> {
  const { n } = await db
    .selectFrom('oauth_client')
    .select(({ fn }) => fn.countAll<string>().as('n'))
    .where('access_domain', '=', client.access_domain)
    .executeTakeFirstOrThrow();
  if (Number(n) >= MOST_CLIENTS) {
    const oldest = db
      .selectFrom('oauth_client')
      .select('id')
      .where('access_domain', '=', client.access_domain)
      .where('used_at', 'is', null)
      .orderBy('created_at')
      .limit(1);
    const gone = await db.deleteFrom('oauth_client').where('id', 'in', oldest).executeTakeFirst();
    if (gone.numDeletedRows === 0n) return false;
  }
  await db.insertInto('oauth_client').values(client).execute();
  return true;
}

/** A program that registered itself at this portal; at another one it is unknown. */
export const findClientRow = (db: Db, id: string, accessDomain: string): Promise<ClientRow | undefined> =>
  db
    .selectFrom('oauth_client')
    .selectAll()
    .where('id', '=', id)
    .where('access_domain', '=', accessDomain)
    .executeTakeFirst();

export async function noteClientUse(db: Db, id: string): Promise<void> {
  await db.updateTable('oauth_client').set({ used_at: sql<Date>`now()` }).where('id', '=', id).execute();
}

/** What nobody connected within a day, or for a year. */
export async function deleteIdleClients(db: Db): Promise<void> {
  await db
    .deleteFrom('oauth_client')
    .where((is) =>
      is.or([
        is.and([is('used_at', 'is', null), is('created_at', '<', sql<Date>`now() - interval '1 day'`)]),
        is('used_at', '<', sql<Date>`now() - interval '1 year'`),
      ]),
    )
    .execute();
}
