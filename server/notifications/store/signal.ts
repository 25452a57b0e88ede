import { sql } from 'kysely';
import type { Db } from '../../base/database/db';

/** Payload: ids of people whose notifications have changed, separated by commas; empty after a lost connection. */
export const NOTIFIED_CHANNEL = 'notified';

/** A payload has at most 8,000 bytes. */
const PER_SIGNAL = 100;

/** Tells open portals of these people, once the transaction commits. */
export async function announce(db: Db, people: string[]): Promise<void> {
  for (let at = 0; at < people.length; at += PER_SIGNAL)
    await sql`select pg_notify(${NOTIFIED_CHANNEL}, ${people.slice(at, at + PER_SIGNAL).join(',')})`.execute(db);
}
