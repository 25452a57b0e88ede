import { type RawBuilder, sql } from 'kysely';
import type {
  DemandBudget,
  DemandCloseReason,
  DemandFacts,
  DemandQuantity,
  DemandReaders,
  StoredDemandState,
} from '../../../setting/market/demand-document';
import type { OfferingKind } from '../../../setting/market/offering-document';
import type { PostState } from '../../base/database/community-tables';
import type { Db } from '../../base/database/db';
import { isVisibleDemand } from '../../knowledge';
import { fitsSupplier } from './demand-matches';
import type { CatalogueReader } from './listed';
import { askedTerms } from './offering-terms';

export interface DemandReader {
  domain: string;
  /** The knowledge bases whose posts this reader may read. */
  ids: readonly number[];
  person: string | undefined;
  organization: string | undefined;
  runsIt: boolean;
}

export interface DemandRow {
  id: string;
  organizationId: string;
  organization: string;
  code: string;
  author: string | null;
  post: PostState;
  lang: 'zh' | 'en';
  title: string;
  markdown: string;
  kind: OfferingKind;
  industry: string;
  region: string;
  quantities: DemandQuantity[];
  due: string | null;
  budget: DemandBudget | null;
  readers: DemandReaders;
  hidesName: boolean;
  state: StoredDemandState;
  closeReason: DemandCloseReason | null;
  closeWords: string;
  step: number;
  extended: number;
  openedAt: Date | null;
  expiresAt: Date | null;
}

const columns = sql`d.id, d.organization_id as "organizationId", o.name as organization, o.tenant_code as code,
  p.author_id as author, p.state as post, p.lang, d.kind, d.industry, d.region, d.quantities, d.due, d.budget, d.readers,
  d.hides_name as "hidesName", d.state, d.close_reason as "closeReason", d.close_words as "closeWords", d.step, d.extended,
  d.opened_at as "openedAt", d.expires_at as "expiresAt"`;

const from = sql`from demand d join post p on p.id = d.id join organization o on o.id = d.organization_id
  left join post_version v on v.post_id = p.id and v.n = p.version left join post_draft f on f.post_id = p.id`;

/** As others read it; for its own organization, as it was saved last. */
const text = (saved: boolean) =>
  saved
    ? sql`coalesce(f.title, v.title, '') as title, coalesce(f.markdown, v.markdown, '') as markdown`
    : sql`coalesce(v.title, '') as title, coalesce(v.markdown, '') as markdown`;

/** What others than the organization see: published, and past its draft. */
const isOpen = (reader: DemandReader) => sql<boolean>`(${isVisibleDemand(reader)} and d.state <> 'draft')`;

/** Those of the organization, whatever their state: for whoever runs it, and to their author. */
const isOurs = ({ domain, organization, person, runsIt }: DemandReader) =>
  sql<boolean>`(p.access_domain = ${domain} and d.organization_id = ${organization ?? null}
    and (${runsIt} or p.author_id = ${person ?? null}))`;

const status = sql`case when d.state = 'open' and d.expires_at <= now() then 'expired' else d.state end`;

export interface DemandFilter {
  keyword: string;
  kind?: string;
  industry?: string;
  region?: string;
  status?: string;
  mine: boolean;
}

const FACETS = ['kind', 'industry', 'region', 'status'] as const;
type FacetKey = (typeof FACETS)[number];
/** How many demands have these values. */
type Counted = Record<FacetKey, string> & { count: number };

/** The values of a facet that are wanted; undefined for all. Without a wish for a status, what can still be answered. */
const wantedOf = (filter: DemandFilter, key: FacetKey): readonly string[] | undefined => {
  if (filter.mine) return undefined;
  const { [key]: value } = filter;
  return value !== undefined ? [value] : key === 'status' ? ['open', 'matched'] : undefined;
};

interface Search {
  filter: DemandFilter;
  sort: 'newest' | 'due';
  limit: number;
  offset: number;
}

export async function listDemands(db: Db, reader: DemandReader, search: Search) {
  const { filter } = search;
  const asked = filter.keyword.trim() === '' ? undefined : askedTerms(filter.keyword);
  const find = async (words: RawBuilder<boolean> | undefined) => {
    const base = sql.join([filter.mine ? isOurs(reader) : isOpen(reader), ...(words ? [words] : [])], sql` and `);
    const [counted, rows] = await Promise.all([countAll(db, base), readPage(db, base, search, asked)]);
    return { rows, total: sum(counted.filter((one) => isWanted(one, filter))), counted };
  };
  const every = await find(asked && sql<boolean>`p.terms @> ${asked}::text[]`);
  const some = asked && every.total === 0 ? await find(sql<boolean>`p.terms && ${asked}::text[]`) : undefined;
  const someWords = some !== undefined && some.total > 0;
  const { rows, total, counted } = someWords ? some : every;
  return { rows, total, someWords, facets: filter.mine ? [] : countValues(counted, filter) };
}

async function readPage(
  db: Db,
  base: RawBuilder<unknown>,
  { filter, sort, limit, offset }: Search,
  asked: readonly string[] | undefined,
): Promise<DemandRow[]> {
  const values = { kind: sql`d.kind`, industry: sql`d.industry`, region: sql`d.region`, status };
  const wanted = FACETS.flatMap((key) => {
    const among = wantedOf(filter, key);
    return among ? [sql`${values[key]} = any(${[...among]}::text[])`] : [];
  });
  const hits = sql`cardinality(array(select unnest(p.title_terms) intersect select unnest(${asked ?? []}::text[])))`;
  const first = sort === 'due' ? sql`d.due nulls last, d.expires_at, d.id` : sql`d.opened_at desc nulls first, d.id`;
  const order = asked ? sql`${hits} desc, ${first}` : first;
  // Texts are looked up for those of the page alone.
  const { rows } = await sql<DemandRow>`select ${columns}, ${text(filter.mine)} ${from} where d.id in (
    select d.id from demand d join post p on p.id = d.id where ${sql.join([base, ...wanted], sql` and `)}
    order by ${order} limit ${limit} offset ${offset}) order by ${order}`.execute(db);
  return rows;
}

/** Reads them once: what each filter leaves, and each facet, are sums of these. */
async function countAll(db: Db, base: RawBuilder<unknown>): Promise<Counted[]> {
  const { rows } = await sql<Counted>`select d.kind, d.industry, d.region, ${status} as status, count(*)::int as count
    from demand d join post p on p.id = d.id where ${base} group by 1, 2, 3, 4`.execute(db);
  return rows;
}

const sum = (counted: readonly Counted[]) => counted.reduce((all, { count }) => all + count, 0);

const isWanted = (one: Counted, filter: DemandFilter, but?: FacetKey): boolean =>
  FACETS.every((key) => key === but || (wantedOf(filter, key)?.includes(one[key]) ?? true));

/** How many each value of each facet has; a facet's own filter does not narrow its values. */
function countValues(counted: readonly Counted[], filter: DemandFilter) {
  return FACETS.flatMap((key) => {
    const values = new Map<string, number>();
    for (const one of counted)
      if (one[key] !== '' && isWanted(one, filter, key)) values.set(one[key], (values.get(one[key]) ?? 0) + one.count);
    return [...values].map(([value, count]) => ({ key, value, count }));
  });
}

interface Fitting {
  supplier: string;
  limit: number;
  offset: number;
}

/** Open demands of others that an offering of a supplier fits, the newest first, with the offering that fits best. */
export async function listFitting(
  db: Db,
  reader: DemandReader & CatalogueReader,
  { supplier, limit, offset }: Fitting,
): Promise<{ rows: (DemandRow & { offering: string })[]; total: number }> {
  const where = sql`${isOpen(reader)} and ${status} = 'open' and d.organization_id <> ${supplier}`;
  const fitting = sql`join (${fitsSupplier(reader, supplier)}) fitting on fitting.id = d.id`;
  const [counted, found] = await Promise.all([
    sql<{
      n: number;
    }>`select count(*)::int as n from demand d join post p on p.id = d.id ${fitting} where ${where}`.execute(db),
    sql<DemandRow & { offering: string }>`select ${columns}, ${text(false)}, fitting.offering ${from} ${fitting}
      where ${where} order by d.opened_at desc, d.id limit ${limit} offset ${offset}`.execute(db),
  ]);
  return { rows: found.rows, total: counted.rows[0]?.n ?? 0 };
}

/** One demand that this reader may see, and whether as one of its organization. */
export async function findDemand(db: Db, reader: DemandReader, id: string) {
  const ours = isOurs(reader);
  const { rows } = await sql<DemandRow & { isOurs: boolean }>`select ${columns}, ${ours} as "isOurs",
    case when ${ours} then coalesce(f.title, v.title, '') else coalesce(v.title, '') end as title,
    case when ${ours} then coalesce(f.markdown, v.markdown, '') else coalesce(v.markdown, '') end as markdown
    ${from} where d.id = ${id} and (${isOpen(reader)} or ${ours})`.execute(db);
  return rows[0];
}

interface Saved {
  id: string;
  organization: string;
  facts: DemandFacts;
  origin: 'chat' | 'search' | null;
}

const columnsOf = ({ kind, industry, region, quantities, due, budget, readers, hidesName }: DemandFacts) => ({
  ...{ kind, industry, region, due, readers, hides_name: hidesName },
  ...{ quantities: JSON.stringify(quantities), budget: budget && JSON.stringify(budget) },
});

export async function addDemand(db: Db, { id, organization, facts, origin }: Saved): Promise<void> {
  await db
    .insertInto('demand')
    .values({ id, organization_id: organization, origin, ...columnsOf(facts) })
    .execute();
}

/** Saves over the step that was read. False if it is no longer that one. */
export async function saveDemand(db: Db, id: string, step: number, facts: DemandFacts): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('demand')
    .set({ ...columnsOf(facts), step: step + 1 })
    .where('id', '=', id)
    .where('step', '=', step)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** From now on others see it, until it ends. */
export async function openDemand(db: Db, id: string, expiresAt: Date): Promise<void> {
  await db
    .updateTable('demand')
    .set({
      state: 'open',
      opened_at: sql<Date>`coalesce(opened_at, now())`,
      expires_at: expiresAt,
      reminded: null,
      matched_at: null,
    })
    .where('id', '=', id)
    .where('state', 'in', ['draft', 'open'])
    .execute();
}

interface Closing {
  id: string;
  step: number;
  reason: DemandCloseReason;
  words: string;
}

export async function closeDemand(db: Db, { id, step, reason, words }: Closing): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('demand')
    .set({ state: 'closed', close_reason: reason, close_words: words, closed_at: sql<Date>`now()`, step: step + 1 })
    .where('id', '=', id)
    .where('step', '=', step)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function extendDemand(
  db: Db,
  { id, step, due, expiresAt }: { id: string; step: number; due: string | null; expiresAt: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('demand')
    .set({ due, expires_at: expiresAt, reminded: null, extended: sql<number>`extended + 1`, step: step + 1 })
    .where('id', '=', id)
    .where('step', '=', step)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function countOpen(db: Db, domain: string, organization: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from demand d join post p on p.id = d.id
    where p.access_domain = ${domain} and d.organization_id = ${organization} and d.state in ('open', 'matched')
      and (d.state = 'matched' or d.expires_at > now())`.execute(db);
  return rows[0]?.n ?? 0;
}

/** Somebody fits: an open demand is matched. */
export async function matchDemandNow(db: Db, id: string): Promise<void> {
  await db.updateTable('demand').set({ state: 'matched' }).where('id', '=', id).where('state', '=', 'open').execute();
}

/** Demands as they are published, with their portals; whoever may read them. */
export async function readPublished(db: Db, ids: readonly string[]): Promise<(DemandRow & { domain: string })[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<
    DemandRow & { domain: string }
  >`select ${columns}, ${text(false)}, p.access_domain as domain
    ${from} where d.id = any(${[...ids]}::text[]) order by d.opened_at`.execute(db);
  return rows;
}

/** Open demands of which suppliers have not been told and that they may read by now; taken, so that nobody else tells them. */
export async function takeUntold(db: Db, limit: number): Promise<(DemandRow & { domain: string })[]> {
  const { rows } = await sql<{ id: string }>`update demand set told_at = now() where id in (
    select d.id from demand d join post p on p.id = d.id
    where d.told_at is null and d.state = 'open' and d.expires_at > now() and p.state = 'published'
    order by d.opened_at limit ${limit} for update of d skip locked) returning id`.execute(db);
  return readPublished(
    db,
    rows.map(({ id }) => id),
  );
}
