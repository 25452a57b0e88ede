import { sql } from 'kysely';
import type { Db } from '../../base/database/db';
import { emit } from '../../base/events/emit';

/** Days before the end at which an organization's webhooks hear of it. */
const DAYS = [14, 3, 0] as const;

/** Tells of keys that end soon, once for each of these days. Safe to repeat. */
export async function tellOfEndingKeys(db: Db): Promise<void> {
  const rows = await db
    .selectFrom('api_key')
    .select(['id', 'organization_id', 'expires_at'])
    .where('kind', '=', 'organization')
    .where('ended_at', 'is', null)
    .where('expires_at', '<', sql<Date>`now() + interval '14 days'`)
    .where('expires_at', '>', sql<Date>`now() - interval '1 day'`)
    .execute();
  for (const { id, organization_id: organization, expires_at: ends } of rows) {
    if (organization === null || ends === null) continue;
    const left = (ends.getTime() - Date.now()) / 86_400_000;
    // The nearest that has been reached: a key that is made for a week is told of once, then at three days.
    const days = DAYS.findLast((one) => left <= one);
    if (days === undefined) continue;
    const data = { key: id, expiresAt: ends.toISOString(), days };
    const once = `key.expiring:${id}:${data.expiresAt}:${days}`;
    await emit(db, { type: 'key.expiring', to: { organizations: [organization] }, data, once });
  }
}
