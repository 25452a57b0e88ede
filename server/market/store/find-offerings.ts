import { type RawBuilder, sql } from 'kysely';
import type { Filter } from '../../../setting/market/facets';
import type { OfferingKind } from '../../../setting/market/offering-document';
import type { OfferingRow } from '../../../setting/market/present-offering';
import type { Db } from '../../base/database/db';
import { type CatalogueReader, isListed } from './listed';

export interface Wish {
  kinds: readonly OfferingKind[];
  supplier?: string;
  /** Terms of the words asked for; all of them, or any of them. */
  terms?: { asked: readonly WeighedTerm[]; any: boolean };
  filters: readonly Filter[];
}

/** A term that was asked for; the fewer offerings have it, the more it weighs. */
export interface WeighedTerm {
  term: string;
  weight: number;
}

export type Order = 'best' | 'newest' | 'rating' | 'name';

const live = sql`join offering_version v on v.offering_id = o.id and v.n = o.live_version`;
export const withSupplier = sql`${live} join organization s on s.id = o.supplier_id`;

function where(reader: CatalogueReader, { kinds, supplier, terms }: Wish): RawBuilder<unknown> {
  const parts = [
    sql`${isListed(reader)} and o.state = 'listed' and o.kind = any(${[...kinds]}::text[])`,
    ...(supplier === undefined ? [] : [sql`o.supplier_id = ${supplier}`]),
    ...(terms ? [sql`o.terms ${sql.raw(terms.any ? '&&' : '@>')} ${terms.asked.map(({ term }) => term)}::text[]`] : []),
  ];
  return sql.join(parts, sql` and `);
}

/** Whether an offering fits one filter. */
function fits({ key, values, min, max }: Filter): RawBuilder<boolean> {
  if (values && values.length > 0) return sql`(o.facets && ${values.map((value) => `${key}=${value}`)}::text[])`;
  if (min === undefined && max === undefined) return sql`true`;
  const number = sql`(o.numbers->>${key})::float8`;
  return sql`coalesce(${number} >= ${min ?? -Infinity} and ${number} <= ${max ?? Infinity}, false)`;
}

/** Names first, then what was put first by hand, then what is rated best and newest. */
function orderOf(order: Order, locale: string, terms: Wish['terms']): RawBuilder<unknown> {
  const name = sql`coalesce(v.body->'name'->>${locale}, v.body->'name'->>'zh-CN', v.body->'name'->>'en-US')`;
  if (order === 'name') return sql`${name}, o.id`;
  if (order === 'newest') return sql`o.published_at desc nulls last, o.id`;
  const rated = sql`o.rating desc nulls last, o.ratings desc, o.published_at desc nulls last, o.id`;
  if (order === 'rating') return rated;
  const best = terms ? sql`${nearest(terms.asked)}, ` : sql``;
  return sql`${best}l.position nulls last, ${rated}`;
}

/** Terms after which one counts for a third of the first, as terms stand in the order of name, summary and description. */
const NEAR = 5;
/** An offering with more terms than this says less with each. */
const USUAL_TERMS = 150;

/** Names that have all that was asked, the shortest first; then the sum of the weights, more for what stands in front. */
function nearest(asked: readonly WeighedTerm[]): RawBuilder<unknown> {
  const terms = sql`${asked.map(({ term }) => term)}::text[]`;
  const place = sql`(array_position(o.terms, w.term) - 1) / ${NEAR}::float8`;
  return sql`case when o.name_terms @> ${terms} then cardinality(o.name_terms) end nulls last,
    (select sum(w.weight * (1 + 4 / (1 + ${place}))) from unnest(${terms}, ${asked.map(({ weight }) => weight)}::float8[]) w(term, weight))
      / (${USUAL_TERMS} + cardinality(o.terms)) desc`;
}

/** How much each term says: BM25's inverse document frequency over all offerings. */
export async function weighTerms(db: Db, terms: readonly string[]): Promise<WeighedTerm[]> {
  const { rows } = await sql<WeighedTerm>`
    select term, ln(1 + ((select count(*) from offering) - n + 0.5) / (n + 0.5))::float8 as weight
    from unnest(${[...terms]}::text[]) term
    cross join lateral (select count(*) as n from offering o where o.terms @> array[term]) counted`.execute(db);
  return rows;
}

/** Plans for the reader's organization alone; of those of other organizations no query of a catalogue knows. */
const ownPlans = ({ organization }: CatalogueReader) =>
  organization === undefined
    ? sql`null::jsonb`
    : sql`(select jsonb_agg(f.plan || jsonb_build_object('endsOn', f.ends_on::text) order by f.created_at, f.id) from private_price f
        where f.offering_id = o.id and f.organization_id = ${organization} and f.ended_at is null and f.ends_on >= current_date)`;

export const columns = (
  reader: CatalogueReader,
) => sql`o.id, o.kind, o.supplier_id as "supplierId", s.name as "supplierName",
  s.tenant_code as "supplierCode", o.category_id as "categoryId", o.state, o.state_reason as "stateReason",
  v.label as version, v.body, o.rating, o.ratings, v.published_at as "publishedAt", ${ownPlans(reader)} as "ownPlans"`;

interface PageOfOfferings {
  order: Order;
  locale: string;
  limit: number;
  offset: number;
}

/** The page is found by what is narrow; only its own texts are read, which are most of what an offering takes. */
export async function listOfferings(db: Db, reader: CatalogueReader, wish: Wish, page: PageOfOfferings) {
  const narrowed = sql.join([where(reader, wish), ...wish.filters.map(fits)], sql` and `);
  const order = orderOf(page.order, page.locale, wish.terms);
  const { rows } = await sql<OfferingRow>`
    with found as (
      select o.id from offering o join listing l on l.offering_id = o.id ${page.order === 'name' ? live : sql``}
      where ${narrowed} order by ${order} limit ${page.limit} offset ${page.offset}
    ), page as (select id, row_number() over () as nr from found)
    select ${columns(reader)} from page join offering o on o.id = page.id ${withSupplier} order by page.nr`.execute(db);
  return rows;
}

export interface FacetKeys {
  /** Facets whose values are counted. */
  values: readonly string[];
  /** Those of which the least and the greatest number are found. */
  numbers: readonly string[];
}

/**
 * How many fit, and how many of them each value of each facet has; a facet's own filter does not narrow its values. The
 * filters that an offering does not fit are found once for it. Values are counted before they are cut into key and value, which
 * `materialized` keeps so: a count takes a few hundred cuts instead of one for each value of each offering. `unnest` in the list
 * of columns and a collation without rules take half the time of `unnest` as a table and the database's own.
 */
export async function countOfferings(db: Db, reader: CatalogueReader, wish: Wish, keys: FacetKeys) {
  const missed = wish.filters.map((filter) => sql`case when ${fits(filter)} then null else ${filter.key}::text end`);
  const list = missed.length > 0 ? sql`array_remove(array[${sql.join(missed)}], null)` : sql`'{}'::text[]`;
  const number = (key: string) => sql`(${key}::text, (numbers->>${key})::float8)`;
  const ranges =
    keys.numbers.length === 0
      ? sql``
      : sql`union all
    select 'range', key, min(number), max(number) from near, lateral (values ${sql.join(keys.numbers.map(number))}) n(key, number)
    where number is not null and (missed is null or missed = key) group by key`;
  const { rows } = await sql<{ what: 'total' | 'value' | 'range'; name: string; low: number; high: number }>`
    with base as materialized (
      select o.facets, ${keys.numbers.length === 0 ? sql`null` : sql`o.numbers`} as numbers, ${list} as missed
      from offering o join listing l on l.offering_id = o.id
      where ${where(reader, wish)}
    ), near as (select facets, numbers, missed[1] as missed from base where cardinality(missed) < 2),
    counted as materialized (
      select missed, value, count(*)::float8 as n from (select missed, unnest(facets) collate "C" as value from near) one
      group by missed, value)
    select 'total' as what, '' as name, count(*)::float8 as low, 0::float8 as high from base where missed = '{}'
    union all
    select 'value', value, sum(n), 0 from counted
    where split_part(value, '=', 1) = any(${[...keys.values]}::text[])
      and (missed is null or missed = split_part(value, '=', 1))
    group by value
    ${ranges}`.execute(db);
  const of = (what: 'value' | 'range') => rows.filter((row) => row.what === what);
  return {
    total: rows.find(({ what }) => what === 'total')?.low ?? 0,
    counts: new Map(of('value').map(({ name, low }) => [name, low])),
    ranges: new Map(of('range').map(({ name, low, high }) => [name, { min: low, max: high }])),
  };
}

/** One offering that this reader sees, also one that can no longer be ordered. */
export async function findOffering(db: Db, reader: CatalogueReader, id: string): Promise<OfferingRow | undefined> {
  const { rows } = await sql<OfferingRow>`
    select ${columns(reader)} from offering o join listing l on l.offering_id = o.id ${withSupplier}
    where ${isListed(reader)} and o.id = ${id}`.execute(db);
  return rows[0];
}

export const listVersions = (db: Db, id: string) =>
  db
    .selectFrom('offering_version')
    .select(['n', 'label', 'body', 'published_at as publishedAt'])
    .where('offering_id', '=', id)
    .orderBy('n', 'desc')
    .limit(100)
    .execute();

/** Counts of what this reader sees, by category. */
export async function countByCategory(db: Db, reader: CatalogueReader, kind: OfferingKind) {
  const { rows } = await sql<{ id: string; count: number }>`
    select o.category_id as id, count(*)::int as count from offering o join listing l on l.offering_id = o.id
    where ${where(reader, { kinds: [kind], filters: [] })} and o.category_id is not null group by 1`.execute(db);
  return new Map(rows.map(({ id, count }) => [id, count]));
}
