import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from '../../base/database/tables';

type Db = Kysely<Tables> | Transaction<Tables>;

interface NewDraft {
  domain: string;
  author: string;
  base: string | null;
  body: Record<string, unknown>;
}

export async function saveDraft(db: Db, { domain, author, base, body }: NewDraft): Promise<Date> {
  const values = { base, body: JSON.stringify(body) };
  const row = await db
    .insertInto('setting_draft')
    .values({ access_domain: domain, author, ...values })
    .onConflict((oc) => oc.columns(['access_domain', 'author']).doUpdateSet({ ...values, saved_at: sql`now()` }))
    .returning('saved_at')
    .executeTakeFirstOrThrow();
  return row.saved_at;
}

export async function dropDraft(db: Db, domain: string, author: string): Promise<void> {
  await db.deleteFrom('setting_draft').where('access_domain', '=', domain).where('author', '=', author).execute();
}

export const readDraft = (db: Db, domain: string, author: string) =>
  db
    .selectFrom('setting_draft')
    .selectAll()
    .where('access_domain', '=', domain)
    .where('author', '=', author)
    .executeTakeFirst();

/** Who has one, without what is in it. */
export const listDrafts = (db: Db, domain: string) =>
  db
    .selectFrom('setting_draft as d')
    .select(['d.author', 'd.saved_at'])
    // The organizations of its author; null stands for the installation.
    .select(
      sql<(string | null)[]>`array(select r.tenant_id from operator o join operator_role r on r.operator_id = o.id
        where o.name = d.author)`.as('tenants'),
    )
    .where('d.access_domain', '=', domain)
    .orderBy('d.author')
    .execute();
