import { sql } from 'kysely';
import type { OrderState, Quote, Side } from '../../../setting/market/order-states';
import type { Db } from '../../base/database/db';
import type { MarketTables } from '../../base/database/market-tables';

export interface NewOrder extends OrderState {
  id: string;
  domain: string;
  kind: MarketTables['market_order']['kind'];
  organization: string;
  person: string;
  offering: string;
  supplier: string;
  terms: object;
  seats: number;
  remark: string;
  poNumber: string;
}

/** Until the end of the transaction nobody else orders this for the organization. */
export const lockOrders = (db: Db, organization: string, offering: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`order:${organization}:${offering}`}, 0))`.execute(db);

/** False if the organization has an open order for it already. */
export async function addOrder(db: Db, given: NewOrder): Promise<boolean> {
  const { id, domain, kind, organization, person, offering, supplier, seats, remark, poNumber, status } = given;
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('market_order')
    .values({
      ...{ id, access_domain: domain, kind, organization_id: organization, person_id: person, offering_id: offering },
      ...{ supplier_id: supplier, terms: JSON.stringify(given.terms), seats, remark, po_number: poNumber, status },
      ...{ waits_for: given.waitsFor, quote: JSON.stringify(null) },
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows !== 1n) return false;
  await db
    .insertInto('order_event')
    .values({ order_id: id, step: 1, action: 'order', person_id: person, status })
    .execute();
  return true;
}

function from(db: Db) {
  return db
    .selectFrom('market_order as m')
    .innerJoin('offering as o', 'o.id', 'm.offering_id')
    .innerJoin('offering_version as v', (join) =>
      join.onRef('v.offering_id', '=', 'o.id').onRef('v.n', '=', 'o.live_version'),
    )
    .innerJoin('organization as b', 'b.id', 'm.organization_id')
    .innerJoin('organization as s', 's.id', 'm.supplier_id')
    .leftJoin('person as p', 'p.id', 'm.person_id')
    .select([
      'm.id',
      'm.access_domain as domain',
      'm.kind',
      'm.status',
      'm.waits_for as waitsFor',
      'm.step',
      'm.terms',
      'm.seats',
      'm.remark',
    ])
    .select(['m.po_number as poNumber', 'm.quote', 'm.created_at as createdAt', 'm.changed_at as changedAt'])
    .select(['m.offering_id as offeringId', 'o.kind as offeringKind', 'v.body', 'm.person_id as personId'])
    .select(['b.personal_of as buyerPerson'])
    .select(['m.organization_id as buyerId', 'b.name as buyer', 'm.supplier_id as supplierId', 's.name as supplier'])
    .select(['p.nickname', 'p.phone', 'p.email', 'p.username']);
}

export type OrderRow = Awaited<ReturnType<typeof findOrder>> & object;

const ofSide = (side: Side, organization: string) =>
  side === 'buyer' ? sql<boolean>`m.organization_id = ${organization}` : sql<boolean>`m.supplier_id = ${organization}`;

interface OrderFilter {
  domain: string;
  side: Side;
  organization: string;
  /** Only a member's own; administrators see those of the organization. */
  person?: string;
  open?: boolean;
}

export async function listOrders(db: Db, filter: OrderFilter, page: { limit: number; offset: number }) {
  const { domain, side, organization, person, open } = filter;
  const narrow = sql<boolean>`m.access_domain = ${domain} and ${ofSide(side, organization)}
    and (${person ?? null}::text is null or m.person_id = ${person ?? null})
    and (not ${open ?? false} or m.status in ('submitted', 'quoted', 'approved'))`;
  const [rows, { total }] = await Promise.all([
    from(db)
      .where(narrow)
      .orderBy('m.created_at', 'desc')
      .orderBy('m.id')
      .limit(page.limit)
      .offset(page.offset)
      .execute(),
    db
      .selectFrom('market_order as m')
      .select(({ fn }) => fn.countAll<string>().as('total'))
      .where(narrow)
      .executeTakeFirstOrThrow(),
  ]);
  return { rows, total: Number(total) };
}

/** An order that this organization made or received. */
export const findOrder = (db: Db, domain: string, organization: string, id: string) =>
  from(db)
    .where('m.id', '=', id)
    .where('m.access_domain', '=', domain)
    .where(sql<boolean>`(m.organization_id = ${organization} or m.supplier_id = ${organization})`)
    .executeTakeFirst();

/** An order of this portal, whoever made it. */
export const findOrderOf = (db: Db, domain: string, id: string) =>
  from(db).where('m.id', '=', id).where('m.access_domain', '=', domain).executeTakeFirst();

/** What waits for the operators of a portal, the longest first. */
export const listForOperators = (db: Db, domain: string) =>
  from(db)
    .where('m.access_domain', '=', domain)
    .where('m.waits_for', '=', 'operator')
    .orderBy('m.changed_at')
    .orderBy('m.id')
    .limit(200)
    .execute();

export const findOpenOrder = (db: Db, organization: string, offering: string) =>
  db
    .selectFrom('market_order')
    .select(['id', 'status', 'waits_for as waitsFor', 'kind', 'created_at as createdAt', 'terms'])
    .where('organization_id', '=', organization)
    .where('offering_id', '=', offering)
    .where('status', 'in', ['submitted', 'quoted', 'approved'])
    .executeTakeFirst();

export const listEvents = (db: Db, order: string) =>
  db
    .selectFrom('order_event as e')
    .leftJoin('person as p', 'p.id', 'e.person_id')
    .select(['e.step', 'e.action', 'e.status', 'e.reason', 'e.at', 'p.nickname', 'p.phone', 'p.email', 'p.username'])
    .where('e.order_id', '=', order)
    .orderBy('e.step')
    .execute();

interface Decision extends OrderState {
  id: string;
  /** The step that was decided on. */
  step: number;
  action: string;
  person: string;
  reason: string;
  quote?: Quote;
}

/** False if somebody else has decided since. */
export async function decideOrder(db: Db, given: Decision): Promise<boolean> {
  const { id, step, action, person, reason, status, waitsFor, quote } = given;
  const { numUpdatedRows } = await db
    .updateTable('market_order')
    .set({
      ...{ status, waits_for: waitsFor, step: step + 1, changed_at: sql<Date>`now()` },
      ...(quote && { quote: JSON.stringify(quote) }),
    })
    .where('id', '=', id)
    .where('step', '=', step)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) return false;
  await db
    .insertInto('order_event')
    .values({ order_id: id, step: step + 1, action, person_id: person, status, reason })
    .execute();
  return true;
}

/** Open orders on which nobody has acted for 30 days, and quotes that are no longer valid. */
export async function expireOrders(db: Db, now: Date): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    with gone as (
      update market_order set status = 'expired', waits_for = null, step = step + 1, changed_at = ${now}
      where waits_for is not null
        and (changed_at < ${now}::timestamptz - interval '30 days'
          or (status = 'quoted' and (quote->>'validUntil')::date < (${now}::timestamptz)::date))
      returning id, step)
    insert into order_event (order_id, step, action, status)
    select id, step, 'expire', 'expired' from gone returning order_id as id`.execute(db);
  return rows.length;
}
