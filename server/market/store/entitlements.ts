import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { OrderTerms } from '../../../setting/market/order-states';
import type { Db } from '../../base/database/db';

export const findEntitlement = (db: Db, organization: string, offering: string) =>
  db
    .selectFrom('entitlement')
    .select(['id', 'kind', 'plan', 'seats', 'starts_at as startsAt', 'ends_at as endsAt', 'ended_at as endedAt'])
    .select([
      'set_up_version as setUpVersion',
      'set_up_at as setUpAt',
      'organization_id as organizationId',
      'order_id as orderId',
      'suspended_at as suspendedAt',
      'suspend_reason as suspendReason',
    ])
    .where('organization_id', '=', organization)
    .where('offering_id', '=', offering)
    .executeTakeFirst();

export type EntitlementRow = Awaited<ReturnType<typeof findEntitlement>> & object;

export interface Term {
  organization: string;
  offering: string;
  kind: 'full' | 'trial';
  plan: OrderTerms;
  seats: number;
  startsAt: Date;
  endsAt: Date | null;
  order: string | null;
}

/**
 * Gives a right, or a new term of one that is there: it keeps what was set up. A term never shrinks: what already runs
 * longer stays.
 */
export async function grantTerm(db: Db, term: Term): Promise<void> {
  const { organization, offering, kind, plan, seats, startsAt, endsAt, order } = term;
  const values = {
    kind,
    plan: JSON.stringify(plan),
    seats,
    ends_at: endsAt,
    order_id: order,
    ended_at: null,
    reminded: null,
  };
  await db
    .insertInto('entitlement')
    .values({ id: randomUUID(), organization_id: organization, offering_id: offering, starts_at: startsAt, ...values })
    .onConflict((conflict) =>
      conflict.columns(['organization_id', 'offering_id']).doUpdateSet({
        ...values,
        ends_at: sql<Date | null>`case when entitlement.ended_at is not null or excluded.ends_at is null then excluded.ends_at
          when entitlement.ends_at is null and entitlement.kind = 'full' and entitlement.ended_at is null then null
          else greatest(excluded.ends_at, entitlement.ends_at) end`,
      }),
    )
    .execute();
}

export const listEntitlements = (db: Db, organization: string) =>
  db
    .selectFrom('entitlement as e')
    .innerJoin('offering as o', 'o.id', 'e.offering_id')
    .innerJoin('offering_version as v', (join) =>
      join.onRef('v.offering_id', '=', 'o.id').onRef('v.n', '=', 'o.live_version'),
    )
    .innerJoin('organization as s', 's.id', 'o.supplier_id')
    .select(['e.id', 'e.kind', 'e.plan', 'e.seats', 'e.starts_at as startsAt', 'e.ends_at as endsAt'])
    .select(['e.ended_at as endedAt', 'e.set_up_version as setUpVersion', 'e.offering_id as offeringId'])
    .select(['o.kind as offeringKind', 'v.label as liveVersion', 'v.body', 's.name as supplier'])
    .select(['e.suspended_at as suspendedAt', 'e.suspend_reason as suspendReason'])
    .where('e.organization_id', '=', organization)
    .orderBy(sql`e.ends_at nulls last`)
    .orderBy('e.id')
    .limit(500)
    .execute();

/** A right with what its offering is now. */
export const findRight = (db: Db, id: string) =>
  db
    .selectFrom('entitlement as e')
    .innerJoin('offering as o', 'o.id', 'e.offering_id')
    .innerJoin('offering_version as v', (join) =>
      join.onRef('v.offering_id', '=', 'o.id').onRef('v.n', '=', 'o.live_version'),
    )
    .select(['e.organization_id as organizationId', 'e.starts_at as startsAt', 'e.ends_at as endsAt'])
    .select(['e.ended_at as endedAt', 'e.set_up_version as setUpVersion', 'v.body'])
    .select(['e.suspended_at as suspendedAt', 'e.suspend_reason as suspendReason'])
    .where('e.id', '=', id)
    .executeTakeFirst();

/** Notes which version the organization has set up. False if it has no such right. */
export async function noteSetUp(db: Db, organization: string, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('entitlement as e')
    .set({
      set_up_at: sql<Date>`now()`,
      set_up_version: sql<string>`(select v.label from offering o
        join offering_version v on v.offering_id = o.id and v.n = o.live_version where o.id = e.offering_id)`,
    })
    .where('e.id', '=', id)
    .where('e.organization_id', '=', organization)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Gives a right back; it ends now and can be ordered again. */
export async function endEntitlement(db: Db, organization: string, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('entitlement')
    .set({ ended_at: sql<Date>`coalesce(ended_at, now())` })
    .where('id', '=', id)
    .where('organization_id', '=', organization)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
