import { type Kysely, sql, type Transaction } from 'kysely';
import type { LocalizedText } from '../../../setting/messages/catalogue';
import type { Tables } from './tables';

type Db = Kysely<Tables> | Transaction<Tables>;

interface Whose {
  domain: string;
  tenantId: string;
}

/** The organization's claim, created with this token if there is none. */
export async function claimHost(db: Db, { domain, tenantId, token, by }: Whose & { token: string; by: string }) {
  await db
    .insertInto('host_claim')
    .values({ access_domain: domain, tenant_id: tenantId, token, by, fault: JSON.stringify(null) })
    .onConflict((oc) => oc.doNothing())
    .execute();
  const claim = await readClaim(db, { domain, tenantId });
  if (!claim) throw new Error(`The claim on ${domain} was not kept.`);
  return claim;
}

export const readClaim = (db: Db, { domain, tenantId }: Whose) =>
  db
    .selectFrom('host_claim')
    .selectAll()
    .where('access_domain', '=', domain)
    .where('tenant_id', '=', tenantId)
    .executeTakeFirst();

/** Returns false if the claim was checked less than `pauseSeconds` ago. */
export async function beginCheck(db: Db, { domain, tenantId }: Whose, pauseSeconds: number): Promise<boolean> {
  const begun = await db
    .updateTable('host_claim')
    .set({ checked_at: sql`now()` })
    .where('access_domain', '=', domain)
    .where('tenant_id', '=', tenantId)
    .where(sql<boolean>`coalesce(checked_at < now() - make_interval(secs => ${pauseSeconds}), true)`)
    .executeTakeFirst();
  return begun.numUpdatedRows === 1n;
}

type Change = { fault?: LocalizedText | null; ifNotRefused?: true } & Partial<
  Pick<Tables['host_claim'], 'asked_at' | 'refused_at' | 'refused_by'>
>;

/** Returns false if there is no such claim, or if it was refused and `ifNotRefused` is set. */
export async function updateClaim(
  db: Db,
  { domain, tenantId }: Whose,
  { fault, ifNotRefused, ...rest }: Change,
): Promise<boolean> {
  let update = db
    .updateTable('host_claim')
    .set({ ...rest, ...(fault !== undefined && { fault: JSON.stringify(fault) }) })
    .where('access_domain', '=', domain)
    .where('tenant_id', '=', tenantId);
  if (ifNotRefused) update = update.where('refused_at', 'is', null);
  return (await update.executeTakeFirst()).numUpdatedRows === 1n;
}

/** Claims that await a proof or an approval by the installation, oldest request first. */
export const listClaims = (db: Db) =>
  db
    .selectFrom('host_claim as c')
    .leftJoin('domain_host as h', 'h.access_domain', 'c.access_domain')
    .leftJoin('organization as o', (join) => join.onRef('o.id', '=', 'c.tenant_id'))
    .selectAll('c')
    .select(['o.name as organization', 'h.tenant_id as owner'])
    .select(sql<boolean>`h.access_domain is not null`.as('taken'))
    .where(sql<boolean>`h.access_domain is null or h.tenant_id is distinct from c.tenant_id`)
    .orderBy(sql`c.asked_at is null`)
    .orderBy('c.asked_at')
    .orderBy('c.created_at')
    .limit(500)
    .execute();
