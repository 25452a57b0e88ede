import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { LEAST_REVIEWS } from '../../../setting/market/may-review';
import type { Names } from '../../../setting/market/offering-document';
import type { Db } from '../../base/database/db';
import { areSisters } from './are-sisters';

export interface ReviewRow {
  id: string;
  offering: string;
  supplier: string;
  names: Names;
  organizationId: string;
  organization: string;
  version: string;
  stars: number;
  body: string;
  isTrial: boolean;
  state: 'published' | 'hidden';
  /** Of an organization that belongs together with the supplier. */
  isSister: boolean;
  reason: string;
  reply: string;
  createdAt: Date;
  changedAt: Date;
  reports: string[];
}

const columns = sql`r.id, r.offering_id as offering, o.supplier_id as supplier, v.body->'name' as names,
  r.organization_id as "organizationId", b.name as organization, r.version, r.stars, r.body, r.is_trial as "isTrial",
  r.state, r.reason, r.reply, r.created_at as "createdAt", r.changed_at as "changedAt",
  ${areSisters(sql`r.access_domain`, sql`o.supplier_id`, sql`r.organization_id`)} as "isSister",
  array(select p.reason from review_report p where p.review_id = r.id order by p.created_at limit 100) as reports`;
const from = sql`from review r join offering o on o.id = r.offering_id
  join offering_version v on v.offering_id = o.id and v.n = o.live_version
  join organization b on b.id = r.organization_id`;

/** A sister company's review neither shows nor counts. */
const counts = sql`not ${areSisters(sql`r.access_domain`, sql`o.supplier_id`, sql`r.organization_id`)}`;

/** The newest of each organization; what was hidden is seen by its own alone. */
export async function listReviews(
  db: Db,
  offering: string,
  organization: string | undefined,
  page: { limit: number; offset: number },
): Promise<{ rows: ReviewRow[]; total: number }> {
  const { rows } = await sql<ReviewRow & { total: number }>`
    with newest as (
      select distinct on (r.organization_id) r.id from review r join offering o on o.id = r.offering_id
      where r.offering_id = ${offering} and (r.organization_id = ${organization ?? null} or (r.state = 'published' and ${counts}))
      order by r.organization_id, r.created_at desc)
    select ${columns}, count(*) over ()::int as total ${from} join newest n on n.id = r.id
    order by r.organization_id <> ${organization ?? ''}, r.changed_at desc, r.id
    limit ${page.limit} offset ${page.offset}`.execute(db);
  return { rows, total: rows[0]?.total ?? 0 };
}

export async function findReview(db: Db, domain: string, id: string): Promise<ReviewRow | undefined> {
  const { rows } =
    await sql<ReviewRow>`select ${columns} ${from} where r.id = ${id} and r.access_domain = ${domain}`.execute(db);
  return rows[0];
}

/** What operators of a portal decide on, or have hidden. */
export async function listReported(db: Db, domain: string): Promise<ReviewRow[]> {
  const { rows } = await sql<ReviewRow>`select ${columns} ${from}
    left join lateral (select max(created_at) as at from review_report p where p.review_id = r.id) reported on true
    where r.access_domain = ${domain} and (reported.at is not null or r.state = 'hidden')
    order by reported.at desc nulls last, r.changed_at desc limit 200`.execute(db);
  return rows;
}

interface Given {
  domain: string;
  offering: string;
  version: string;
  organization: string;
  person: string;
  stars: number;
  body: string;
  isTrial: boolean;
}

/** Writes an organization's review of a version, or changes it; one that operators have hidden stays hidden. */
export async function putReview(db: Db, given: Given): Promise<void> {
  const { domain, offering, version, organization, person, stars, body, isTrial } = given;
  const said = { stars, body, person_id: person, is_trial: isTrial };
  await db
    .insertInto('review')
    .values({
      ...{ id: randomUUID(), access_domain: domain, offering_id: offering, version, organization_id: organization },
      ...said,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['offering_id', 'organization_id', 'version'])
        .doUpdateSet({ ...said, changed_at: sql<Date>`now()` }),
    )
    .execute();
  await refreshRating(db, offering);
}

/** Removes all that an organization has said of what this review is about. */
export async function dropReviews(db: Db, { offering, organizationId }: ReviewRow): Promise<void> {
  await db
    .deleteFrom('review')
    .where('offering_id', '=', offering)
    .where('organization_id', '=', organizationId)
    .execute();
  await refreshRating(db, offering);
}

export const replyTo = (db: Db, id: string, reply: string) =>
  db
    .updateTable('review')
    .set({ reply, replied_at: reply === '' ? null : sql<Date>`now()` })
    .where('id', '=', id)
    .execute();

export const addReport = (db: Db, id: string, person: string, reason: string) =>
  db
    .insertInto('review_report')
    .values({ review_id: id, person_id: person, reason })
    .onConflict((conflict) => conflict.doNothing())
    .execute();

/** Hides a review or shows it, which settles what was reported. */
export async function settleReview(db: Db, review: ReviewRow, hide: boolean, reason: string): Promise<void> {
  await db
    .updateTable('review')
    .set({ state: hide ? 'hidden' : 'published', reason: hide ? reason : '' })
    .where('id', '=', review.id)
    .execute();
  await db.deleteFrom('review_report').where('review_id', '=', review.id).execute();
  await refreshRating(db, review.offering);
}

/** Number and average of the newest review of each organization; no average of a few. Also after a new version. */
export async function refreshRating(db: Db, offering: string): Promise<void> {
  await sql`
    with newest as (
      select distinct on (r.organization_id) r.stars from review r join offering o on o.id = r.offering_id
      where r.offering_id = ${offering} and r.state = 'published' and ${counts}
      order by r.organization_id, r.created_at desc
    ), found as (
      select count(*)::int as ratings, case when count(*) >= ${LEAST_REVIEWS} then avg(stars)::float8 end as rating from newest)
    update offering o set ratings = found.ratings, rating = found.rating,
      facets = array(select f from unnest(o.facets) f where f not like 'rating=%')
        || case when found.rating >= 4 then '{rating=4}'::text[] else '{}' end
        || case when found.rating >= 3 then '{rating=3}'::text[] else '{}' end
    from found where o.id = ${offering}`.execute(db);
}
