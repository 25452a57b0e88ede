import { type Kysely, sql } from 'kysely';
import { addAudit } from '../database/audit';
import type { Tables } from '../database/tables';
import { writeAnchor } from './anchor';

/**
 * Removes entries older than `keepDays` and records in the log the position and hash of the last one removed, where the
 * remaining chain begins. Always keeps the newest entry. Returns the number removed; 0 days keeps everything.
 */
export async function retireAudit(db: Kysely<Tables>, keepDays: number): Promise<number> {
  if (keepDays === 0) return 0;
  return db.transaction().execute(async (trx) => {
    const last = await trx
      .selectFrom('audit_entry as e')
      .select(['e.seq', 'e.hash'])
      .where('e.at', '<', sql<Date>`now() - make_interval(days => ${keepDays})`)
      .where(
        'e.seq',
        '<',
        sql<string>`(
        select coalesce(min(y.seq), (select max(z.seq) from audit_entry z)) from audit_entry y
          where y.at >= now() - make_interval(days => ${keepDays}))`,
      )
      .orderBy('e.seq', 'desc')
      .limit(1)
      .executeTakeFirst();
    if (!last?.seq || !last.hash) return 0;
    const target = writeAnchor({ seq: Number(last.seq), hash: last.hash });
    await addAudit(trx, { who: 'seed', action: 'audit-retired', target, message: `> ${keepDays} d` });
    const gone = await trx.deleteFrom('audit_entry').where('seq', '<=', last.seq).executeTakeFirst();
    return Number(gone.numDeletedRows);
  });
}
