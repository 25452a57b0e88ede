import { createHmac, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../../base/database/db';

/** Days are those of the plants. */
export const ZONE = 'Asia/Shanghai';

/** The day at a time, where plants are. */
export const dayOf = (at: number): string => new Intl.DateTimeFormat('sv', { timeZone: ZONE }).format(at);

export interface Told {
  name: string;
  what: string;
}

/** Hashes visitors with the salt of the day; the salts of earlier days are gone. */
export function createVisitorHash() {
  let known: { day: string; salt: Buffer } | undefined;
  return async (db: Db, visitor: string, domain: string): Promise<Buffer> => {
    const day = dayOf(Date.now());
    if (known?.day !== day) known = { day, salt: await saltOf(db, day) };
    return createHmac('sha256', known.salt).update(`${domain} ${visitor}`).digest().subarray(0, 12);
  };
}

async function saltOf(db: Db, day: string): Promise<Buffer> {
  await db.deleteFrom('track_salt').where('day', '<', day).execute();
  const fresh = { day, salt: randomBytes(32) };
  await db
    .insertInto('track_salt')
    .values(fresh)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = await db.selectFrom('track_salt').select('salt').where('day', '=', day).executeTakeFirst();
  return row?.salt ?? fresh.salt;
}

export async function addEvents(
  db: Db,
  { domain, visitor, events }: { domain: string; visitor: Buffer | null; events: readonly Told[] },
): Promise<void> {
  if (events.length === 0) return;
  await db
    .insertInto('track_event')
    .values(events.map(({ name, what }) => ({ access_domain: domain, name, what, visitor })))
    .execute();
}

/** Salts of days that are over, events of 90 days ago, sums of 13 months ago. */
export async function deleteOldEvents(db: Db): Promise<void> {
  await db.deleteFrom('track_salt').where('day', '<', dayOf(Date.now())).execute();
  await db.deleteFrom('track_event').where('at', '<', sql<Date>`now() - interval '90 days'`).execute();
  await db.deleteFrom('track_hour').where('hour', '<', sql<Date>`now() - interval '13 months'`).execute();
}
