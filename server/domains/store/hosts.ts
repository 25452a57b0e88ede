import { type Kysely, sql, type Transaction } from 'kysely';
import type { OperatorScope } from '../../../setting/operator/may';
import type { Tables } from '../../base/database/tables';
import { SETTING_CHANNEL } from './settings';

type Db = Kysely<Tables> | Transaction<Tables>;
/** By whose right something is done: the installation's, or that of an organization or of one of its domains. */
export type Right = OperatorScope;

export const tenantOf = (right: Right): string | null => (right.kind === 'installation' ? null : right.tenantId);

/** An organization publishes only where its host has been proved, or an operator of the installation has said so. */
export class HostUnproved extends Error {
  constructor(readonly domain: string) {
    super('the host has not been proved');
    this.name = 'HostUnproved';
  }
}

/** Before anything goes live: what the installation publishes is approved by that; an organization needs a proof that is there. */
export async function settleHost(
  trx: Transaction<Tables>,
  { domain, right, tenantId, by }: { domain: string; right: Right; tenantId: string | null; by: string },
): Promise<void> {
  if (right.kind === 'installation') await grantHost(trx, { domain, tenantId, by });
  else if (!(await isProvedFor(trx, domain, right))) throw new HostUnproved(domain);
}

export async function isProvedFor(db: Db, domain: string, right: Right): Promise<boolean> {
  return right.kind === 'installation' || (await readHost(db, domain))?.tenant_id === right.tenantId;
}

type HostProof = Tables['domain_host']['how'];

/** Whose host this is, as far as it has been proved. */
export const readHost = (db: Db, domain: string) =>
  db.selectFrom('domain_host').selectAll().where('access_domain', '=', domain).executeTakeFirst();

interface Proved {
  domain: string;
  tenantId: string | null;
  how: HostProof;
  by: string;
}

/** False if it belongs to somebody else by now. */
export async function addHost(db: Db, { domain, tenantId, how, by }: Proved): Promise<boolean> {
  const added = await db
    .insertInto('domain_host')
    .values({ access_domain: domain, tenant_id: tenantId, how, by })
    .onConflict((oc) => oc.column('access_domain').doNothing())
    .executeTakeFirst();
  await tellNodes(db, domain);
  if (added.numInsertedOrUpdatedRows === 1n) return true;
  return (await readHost(db, domain))?.tenant_id === tenantId;
}

/** What the installation says counts from now on, whatever was proved before; for the same organization nothing changes. */
export async function grantHost(db: Db, { domain, tenantId, by }: Omit<Proved, 'how'>): Promise<void> {
  const values = { tenant_id: tenantId, how: 'approved' as const, by, at: sql<Date>`now()` };
  await db
    .insertInto('domain_host')
    .values({ access_domain: domain, ...values })
    .onConflict((oc) =>
      oc.column('access_domain').doUpdateSet(values).where('domain_host.tenant_id', 'is distinct from', tenantId),
    )
    .execute();
  await tellNodes(db, domain);
}

export async function dropHost(db: Db, domain: string): Promise<void> {
  await db.deleteFrom('domain_host').where('access_domain', '=', domain).execute();
  await tellNodes(db, domain);
}

const tellNodes = (db: Db, domain: string) => sql`select pg_notify(${SETTING_CHANNEL}, ${domain})`.execute(db);

export async function listHosts(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('domain_host').select('access_domain').execute();
  return rows.map((row) => row.access_domain);
}
