import { randomUUID } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import { hashOf, newSecret } from '../../base/database/secret';
import type { Tables } from '../../base/database/tables';
import { written } from './publications';

type Db = Kysely<Tables> | Transaction<Tables>;

interface NewLink {
  domain: string;
  revision: string;
  label: string;
  days: number;
  by: { id: string; name: string };
}

/** Returns the secret of the link, which cannot be read again. */
export async function addGuestLink(db: Db, { domain, revision, label, days, by }: NewLink) {
  const [id, token] = [randomUUID(), newSecret()];
  await db
    .insertInto('guest_link')
    .values({
      id,
      access_domain: domain,
      revision,
      token_hash: hashOf(token),
      label,
      made_by: by.id,
      made_by_name: by.name,
      ends_at: sql<Date>`now() + make_interval(days => ${days}::int)`,
    })
    .execute();
  return { id, token };
}

const links = (db: Db) =>
  db
    .selectFrom('guest_link as g')
    .select(['g.id', 'g.access_domain as domain', 'g.revision', 'g.label', 'g.made_by as madeBy'])
    .select(['g.made_by_name as madeByName', 'g.made_at as madeAt', 'g.ends_at as endsAt', 'g.opens'])
    .select(['g.last_opened_at as lastOpenedAt', 'g.withdrawn_at as withdrawnAt'])
    .select(sql<boolean>`g.ends_at <= now()`.as('ended'));

export type GuestLinkRow = NonNullable<Awaited<ReturnType<typeof findGuestLink>>>;

export const findGuestLink = (db: Db, id: string) => links(db).where('g.id', '=', id).executeTakeFirst();

export const findGuestLinkByToken = (db: Db, token: string) =>
  links(db).where('g.token_hash', '=', hashOf(token)).executeTakeFirst();

/** Those that still open, newest first. */
export const listGuestLinks = (db: Db, domain: string) =>
  links(db)
    .where('g.access_domain', '=', domain)
    .where('g.withdrawn_at', 'is', null)
    .where('g.ends_at', '>', sql<Date>`now()`)
    .orderBy('g.made_at', 'desc')
    .limit(50)
    .execute();

/** False if it was withdrawn before. */
export async function closeGuestLink(db: Db, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('guest_link')
    .set({ withdrawn_at: sql`now()` })
    .where('id', '=', id)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export const countOpening = (db: Db, id: string) =>
  db
    .updateTable('guest_link')
    .set(({ eb }) => ({ opens: eb('opens', '+', 1), last_opened_at: sql`now()` }))
    .where('id', '=', id)
    .execute();

export const readLinkedBody = (db: Db, revision: string) =>
  db
    .selectFrom('setting_revision as r')
    .select(written.as('body'))
    .where('r.id', '=', revision)
    .executeTakeFirstOrThrow();

/** Links that nobody could open for this long go, and what was said through them. */
export const deleteOldGuestLinks = (db: Db, days: number) =>
  db
    .deleteFrom('guest_link')
    .where(sql<boolean>`least(ends_at, withdrawn_at) < now() - make_interval(days => ${days}::int)`)
    .execute();
