import { sql } from 'kysely';
import type { ResponseState } from '../../../setting/market/response-states';
import type { Db } from '../../base/database/db';
import type { ResponsePrice } from '../../base/database/market-tables';

export interface ResponseRow {
  id: string;
  demandId: string;
  ownerId: string;
  supplierId: string;
  supplier: string;
  code: string;
  person: string | null;
  offeringId: string | null;
  words: string;
  price: ResponsePrice | null;
  leadWeeks: number | null;
  state: ResponseState;
  reason: string;
  step: number;
  createdAt: Date;
  /** Who wrote the demand. */
  author: string | null;
  domain: string;
  title: string;
  isOpen: boolean;
  owner: string;
  hidesName: boolean;
}

const columns = sql`r.id, r.demand_id as "demandId", d.organization_id as "ownerId", r.organization_id as "supplierId",
  s.name as supplier, s.tenant_code as code, r.person_id as person, r.offering_id as "offeringId", r.words, r.price,
  r.lead_weeks as "leadWeeks", r.state, r.reason, r.step, r.created_at as "createdAt", p.author_id as author,
  p.access_domain as domain, coalesce(v.title, '') as title, w.name as owner, d.hides_name as "hidesName",
  (p.state = 'published' and (d.state = 'matched' or (d.state = 'open' and d.expires_at > now()))) as "isOpen"`;

const from = sql`from demand_response r join demand d on d.id = r.demand_id join post p on p.id = d.id
  join organization s on s.id = r.organization_id join organization w on w.id = d.organization_id
  left join post_version v on v.post_id = p.id and v.n = p.version`;

/** Only the two organizations know of a response; the demand's does not see those that were withdrawn. */
const isTheirs = (domain: string, organization: string) => sql`p.access_domain = ${domain}
  and (r.organization_id = ${organization} or (d.organization_id = ${organization} and r.state <> 'withdrawn'))`;

export async function listResponses(db: Db, domain: string, organization: string, demand: string) {
  const { rows } = await sql<ResponseRow>`select ${columns} ${from}
    where ${isTheirs(domain, organization)} and r.demand_id = ${demand}
    order by array_position(array['deal', 'contact', 'shortlisted', 'sent'], r.state) nulls last, r.created_at, r.id
    limit 500`.execute(db);
  return rows;
}

export async function findResponse(db: Db, domain: string, organization: string, id: string) {
  const { rows } = await sql<ResponseRow>`select ${columns} ${from}
    where ${isTheirs(domain, organization)} and r.id = ${id}`.execute(db);
  return rows[0];
}

export interface NewResponse {
  id: string;
  demand: string;
  organization: string;
  person: string;
  offeringId: string | null;
  words: string;
  price: ResponsePrice | null;
  leadWeeks: number | null;
}

const valuesOf = ({ person, offeringId, words, price, leadWeeks }: NewResponse) => ({
  ...{ person_id: person, offering_id: offeringId, words, lead_weeks: leadWeeks },
  price: price && JSON.stringify(price),
});

/** False if the supplier has one already. */
export async function addResponse(db: Db, given: NewResponse): Promise<boolean> {
  const { id, demand, organization } = given;
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('demand_response')
    .values({ id, demand_id: demand, organization_id: organization, ...valuesOf(given) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Writes over the step that was read. False if it is no longer that one. */
export async function changeResponse(
  db: Db,
  id: string,
  step: number,
  { given, state, reason }: { given?: NewResponse; state: ResponseState; reason?: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('demand_response')
    .set({
      ...(given && valuesOf(given)),
      ...{ state, step: step + 1, changed_at: sql<Date>`now()` },
      ...(reason !== undefined && { reason }),
    })
    .where('id', '=', id)
    .where('step', '=', step)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** How many responses others sent to each demand, withdrawn ones left out. */
export async function countResponses(db: Db, demands: readonly string[]): Promise<Map<string, number>> {
  if (demands.length === 0) return new Map();
  const { rows } = await sql<{ id: string; n: number }>`select demand_id as id, count(*)::int as n from demand_response
    where demand_id = any(${[...demands]}::text[]) and state <> 'withdrawn' group by 1`.execute(db);
  return new Map(rows.map(({ id, n }) => [id, n]));
}

/** Whether the organization offers something here: it is an approved supplier. */
export async function isSupplier(db: Db, organization: string): Promise<boolean> {
  const row = await db
    .selectFrom('supplier')
    .select('organization_id')
    .where('organization_id', '=', organization)
    .where('state', '=', 'approved')
    .executeTakeFirst();
  return row !== undefined;
}
