import { type Kysely, sql, type Transaction } from 'kysely';
import type { LocalizedText } from '../../../setting/messages/catalogue';
import type { Tables } from '../../base/database/tables';
import { written } from './publications';

type Db = Kysely<Tables> | Transaction<Tables>;

interface NewSchedule {
  domain: string;
  revision: string;
  base: string | null;
  at: Date;
  author: string;
  message: string;
  /** Whose right publishes it; null for the installation's. */
  tenant_id: string | null;
}

/** One per domain: a later one takes its place. */
export async function putSchedule(db: Db, { domain, ...rest }: NewSchedule): Promise<void> {
  const values = { ...rest, fault: JSON.stringify(null) };
  await db
    .insertInto('setting_schedule')
    .values({ access_domain: domain, ...values })
    .onConflict((oc) => oc.column('access_domain').doUpdateSet(values))
    .execute();
}

export const readSchedule = (db: Db, domain: string) =>
  db
    .selectFrom('setting_schedule as s')
    .innerJoin('setting_revision as r', 'r.id', 's.revision')
    .selectAll('s')
    .select(written.as('body'))
    .where('s.access_domain', '=', domain)
    .executeTakeFirst();

export async function dropSchedule(db: Db, domain: string): Promise<boolean> {
  const dropped = await db.deleteFrom('setting_schedule').where('access_domain', '=', domain).executeTakeFirst();
  return dropped.numDeletedRows > 0n;
}

const isDue = sql<boolean>`s.at <= now() and coalesce(s.fault, 'null'::jsonb) = 'null'::jsonb`;

/** The domain whose turn it is; whether it is still due has to be looked at again under its lock. */
export async function findDue(trx: Transaction<Tables>): Promise<string | undefined> {
  const row = await trx
    .selectFrom('setting_schedule as s')
    .select('s.access_domain')
    .where(isDue)
    .orderBy('s.at')
    .limit(1)
    .executeTakeFirst();
  return row?.access_domain;
}

/** Locked until this transaction ends. Nothing: another node was faster. */
export const takeDue = (trx: Transaction<Tables>, domain: string) =>
  trx
    .selectFrom('setting_schedule as s')
    .innerJoin('setting_revision as r', 'r.id', 's.revision')
    .selectAll('s')
    .select(written.as('body'))
    .where('s.access_domain', '=', domain)
    .where(isDue)
    .forUpdate('s')
    .executeTakeFirst();

export async function failSchedule(trx: Db, domain: string, fault: LocalizedText): Promise<void> {
  await trx
    .updateTable('setting_schedule')
    .set({ fault: JSON.stringify(fault) })
    .where('access_domain', '=', domain)
    .execute();
}
