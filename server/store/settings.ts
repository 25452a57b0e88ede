import type { Kysely, Transaction } from 'kysely';
import { sql } from 'kysely';
import { canonicalJson } from '../../setting/canonical-json';
import { revisionId } from './revision-id';
import type { Tables } from './tables';

export const SETTING_CHANNEL = 'setting';

export interface Revision {
  id: string;
  body: Record<string, unknown>;
}

type Db = Kysely<Tables> | Transaction<Tables>;

/** The published revision first, then earlier ones, newest first: what to fall back on when it does not validate. */
export async function readRevisions(db: Db, accessDomain: string, limit: number, offset = 0): Promise<Revision[]> {
  return db
    .selectFrom('setting_pointer as p')
    .innerJoin('setting_revision as r', 'r.access_domain', 'p.access_domain')
    .where('p.access_domain', '=', accessDomain)
    .select(['r.id', 'r.body'])
    .orderBy(sql`r.id = p.published`, 'desc')
    .orderBy('r.created_at', 'desc')
    .orderBy('r.id')
    .limit(limit)
    .offset(offset)
    .execute();
}

export async function listDomains(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('setting_pointer').select('access_domain').orderBy('access_domain').execute();
  return rows.map((row) => row.access_domain);
}

export interface NewRevision {
  accessDomain: string;
  body: Record<string, unknown>;
  author: string;
  message: string;
}

/** Stores a revision (once: its id is its content) and points the domain at it, in one transaction; every node hears of it. */
export async function publishRevision(db: Kysely<Tables>, revision: NewRevision): Promise<string> {
  const { accessDomain, body, author, message } = revision;
  const id = revisionId(body);
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('setting_revision')
      .values({ id, access_domain: accessDomain, body: canonicalJson(body), author, message })
      .onConflict((oc) => oc.column('id').doNothing())
      .execute();
    await trx
      .insertInto('setting_pointer')
      .values({ access_domain: accessDomain, published: id })
      .onConflict((oc) => oc.column('access_domain').doUpdateSet({ published: id, updated_at: sql`now()` }))
      .execute();
    await sql`select pg_notify(${SETTING_CHANNEL}, ${accessDomain})`.execute(trx);
  });
  return id;
}
