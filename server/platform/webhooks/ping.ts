import { sql } from 'kysely';
import type { Db } from '../../base/database/db';
import { addDelivery } from '../../base/events/deliveries';
import { EVENT_ADDED } from '../../base/events/emit';

/** Tells all nodes that something is to be sent. */
export const wake = (db: Db) => sql`select pg_notify(${EVENT_ADDED}, '')`.execute(db);

/** Sends an endpoint the message that it has to answer first; returns the delivery's id. */
export async function ping(db: Db, endpoint: string): Promise<string> {
  const delivery = await addDelivery(db, { endpoint, type: 'ping', data: { endpoint } });
  await wake(db);
  return delivery;
}
