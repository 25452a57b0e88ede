import type { Kysely, Transaction } from 'kysely';
import { sql } from 'kysely';
import type { Tables } from '../../base/database/tables';

export const SETTING_CHANNEL = 'setting';

interface Revision {
  id: string;
  body: Record<string, unknown>;
}

type Db = Kysely<Tables> | Transaction<Tables>;

/** The published revision first, then earlier ones, newest first: what to fall back on when it does not validate. */
export async function readRevisions(db: Db, accessDomain: string, limit: number, offset = 0): Promise<Revision[]> {
  return (
    db
      .selectFrom('setting_pointer as p')
      .innerJoin('setting_revision as r', 'r.access_domain', 'p.access_domain')
      // What was published and is proved no longer is not answered for.
      .innerJoin('domain_host as h', 'h.access_domain', 'p.access_domain')
      .where('p.access_domain', '=', accessDomain)
      .select(['r.id', 'r.body'])
      .orderBy(sql`r.id = p.published`, 'desc')
      .orderBy('r.created_at', 'desc')
      .orderBy('r.id')
      .limit(limit)
      .offset(offset)
      .execute()
  );
}

export async function listDomains(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('setting_pointer').select('access_domain').orderBy('access_domain').execute();
  return rows.map((row) => row.access_domain);
}
