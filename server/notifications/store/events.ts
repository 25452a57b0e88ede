import { sql } from 'kysely';
import type { Db } from '../../base/database/db';
import type { Happening } from '../notify';

export async function addEvent(db: Db, happened: Happening[]): Promise<string> {
  const { id } = await db
    .insertInto('notification_event')
    .values({ data: JSON.stringify(happened) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Takes an event, or undefined if it has been told. It is gone once the transaction commits. */
export async function takeEvent(db: Db, id: string): Promise<Happening[] | undefined> {
  const row = await db.deleteFrom('notification_event').where('id', '=', id).returning('data').executeTakeFirst();
  return row?.data as Happening[] | undefined;
}

/** Events without a job, left by a node that died during its last attempt. */
export async function listUntold(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('notification_event')
    .select('id')
    .where(sql<boolean>`at < now() - interval '1 minute'`)
    .orderBy('id')
    .limit(1000)
    .execute();
  return rows.map(({ id }) => id);
}
