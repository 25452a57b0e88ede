import { sql } from 'kysely';
import type { Names, OfferingKind, Plan } from '../../../setting/market/offering-document';
import type { Db } from '../../base/database/db';

export interface PrivatePriceRow {
  id: string;
  organization: string;
  code: string;
  plan: Plan;
  /** YYYY-MM-DD. */
  endsOn: string;
  state: 'open' | 'over' | 'ended';
  at: Date;
  nickname: string | null;
  phone: string | null;
  email: string | null;
  username: string | null;
}

/** Of one offering, for its supplier: what can be ordered first, then the newest. */
export async function listPrivatePrices(db: Db, offering: string): Promise<PrivatePriceRow[]> {
  const { rows } = await sql<PrivatePriceRow>`
    select f.id, b.name as organization, b.tenant_code as code, f.plan, f.ends_on::text as "endsOn", f.created_at as at,
      case when f.ended_at is not null then 'ended' when f.ends_on < current_date then 'over' else 'open' end as state,
      p.nickname, p.phone, p.email, p.username
    from private_price f join organization b on b.id = f.organization_id left join person p on p.id = f.person_id
    where f.offering_id = ${offering}
    order by f.ended_at is not null, f.ends_on < current_date, f.created_at desc, f.id limit 500`.execute(db);
  return rows;
}

interface Given {
  id: string;
  offering: string;
  organization: string;
  plan: Plan;
  endsOn: string;
  person: string;
}

/** Gives a price, which ends the one for the same plan. */
export async function addPrivatePrice(db: Db, given: Given): Promise<void> {
  const { id, offering, organization, plan, endsOn, person } = given;
  await sql`select from offering where id = ${offering} for update`.execute(db);
  await db
    .updateTable('private_price')
    .set({ ended_at: sql<Date>`now()` })
    .where('offering_id', '=', offering)
    .where('organization_id', '=', organization)
    .where(sql<boolean>`plan->>'id' = ${plan.id}`)
    .where('ended_at', 'is', null)
    .execute();
  await db
    .insertInto('private_price')
    .values({
      ...{ id, offering_id: offering, organization_id: organization, plan: JSON.stringify(plan), person_id: person },
      ends_on: sql<Date>`${endsOn}::date`,
    })
    .execute();
}

/** How many of an offering's prices have not been ended. */
export async function countPrivatePrices(db: Db, offering: string, organization?: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from private_price
    where offering_id = ${offering} and ended_at is null and ends_on >= current_date
      and (${organization ?? null}::text is null or organization_id = ${organization ?? null})`.execute(db);
  return rows[0]?.n ?? 0;
}

/** What was ended; undefined if this supplier has no such price, or has ended it before. */
export async function endPrivatePrice(db: Db, supplier: string, id: string) {
  const { rows } = await sql<{
    offering: string;
    offeringKind: OfferingKind;
    names: Names;
    organization: string;
    code: string;
    plan: Plan;
  }>`update private_price f set ended_at = now()
    from offering o join offering_version v on v.offering_id = o.id and v.n = o.live_version, organization b
    where f.id = ${id} and f.ended_at is null and o.id = f.offering_id and o.supplier_id = ${supplier} and b.id = f.organization_id
    returning f.offering_id as offering, o.kind as "offeringKind", v.body->'name' as names, b.id as organization,
      b.tenant_code as code, f.plan`.execute(db);
  return rows[0];
}
