import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from '../../base/database/tables';
import { ofPlace, type Place } from './definitions';

type Db = Kysely<Tables> | Transaction<Tables>;

interface NewDraft extends Place {
  author: string;
  base: string | null;
  body: Record<string, unknown>;
}

export async function saveDraft(db: Db, { author, base, body, ...place }: NewDraft): Promise<Date> {
  const values = { base, body: JSON.stringify(body) };
  const row = await db
    .insertInto('definition_draft')
    .values({ ...ofPlace(place), author, ...values })
    .onConflict((oc) =>
      oc.columns(['access_domain', 'kind', 'id', 'author']).doUpdateSet({ ...values, saved_at: sql`now()` }),
    )
    .returning('saved_at')
    .executeTakeFirstOrThrow();
  return row.saved_at;
}

const drafts = (db: Db, domain: string) => db.selectFrom('definition_draft').where('access_domain', '=', domain);

export async function dropDraft(db: Db, { domain, kind, id }: Place, author: string): Promise<void> {
  await db
    .deleteFrom('definition_draft')
    .where('access_domain', '=', domain)
    .where('kind', '=', kind)
    .where('id', '=', id)
    .where('author', '=', author)
    .execute();
}

/** An operator's drafts on a portal. */
export const listDrafts = (db: Db, domain: string, author: string) =>
  drafts(db, domain).selectAll().where('author', '=', author).orderBy('kind').orderBy('id').execute();

/** Everybody's drafts of one definition, without what is in them. */
export const listAuthors = (db: Db, { domain, kind, id }: Place) =>
  drafts(db, domain)
    // Of an organization's, the author is a person's id.
    .leftJoin('person as p', (join) => join.on(sql<string>`p.id::text`, '=', sql.ref('definition_draft.author')))
    .select(['author', 'saved_at as savedAt'])
    .select(['p.nickname as nickname', 'p.phone as phone', 'p.email as email', 'p.username as username'])
    .where('kind', '=', kind)
    .where('definition_draft.id', '=', id)
    .orderBy('author')
    .execute();

export const readDraft = (db: Db, { domain, kind, id }: Place, author: string) =>
  drafts(db, domain)
    .selectAll()
    .where('kind', '=', kind)
    .where('id', '=', id)
    .where('author', '=', author)
    .executeTakeFirst();
