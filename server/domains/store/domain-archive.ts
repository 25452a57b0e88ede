import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from '../../base/database/tables';
import { written } from './publications';
import { lockHead } from './publish-revision';
import { SETTING_CHANNEL } from './settings';

interface Archived {
  domain: string;
  movedTo: string | null;
  by: string;
}

/** Takes what is live offline and returns its revision; null if nothing is live. A schedule goes with it. */
export async function archive(trx: Transaction<Tables>, { domain, movedTo, by }: Archived): Promise<string | null> {
  const revision = await lockHead(trx, domain);
  if (revision === null) return null;
  await trx.deleteFrom('setting_pointer').where('access_domain', '=', domain).execute();
  await trx.deleteFrom('setting_schedule').where('access_domain', '=', domain).execute();
  await trx.insertInto('domain_archive').values({ access_domain: domain, revision, moved_to: movedTo, by }).execute();
  await sql`select pg_notify(${SETTING_CHANNEL}, ${domain})`.execute(trx);
  return revision;
}

/** What was live on an archived domain. */
export const readArchived = (db: Kysely<Tables>, domain: string) =>
  db
    .selectFrom('domain_archive as a')
    .innerJoin('setting_revision as r', 'r.id', 'a.revision')
    .select(['a.revision', 'a.moved_to as movedTo'])
    .select(written.as('body'))
    .where('a.access_domain', '=', domain)
    .executeTakeFirst();

/** False if it was not archived, or somebody else was faster. */
export async function leaveArchive(trx: Transaction<Tables>, domain: string): Promise<boolean> {
  const left = await trx.deleteFrom('domain_archive').where('access_domain', '=', domain).executeTakeFirst();
  await sql`select pg_notify(${SETTING_CHANNEL}, ${domain})`.execute(trx);
  return left.numDeletedRows > 0n;
}

/** Where visitors of an archived domain go; that domain may itself be archived by now. */
export async function readForwarding(db: Kysely<Tables>, domain: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('domain_archive')
    .select('moved_to as to')
    .where('access_domain', '=', domain)
    .executeTakeFirst();
  return row?.to ?? undefined;
}
