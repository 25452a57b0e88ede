import { sql } from 'kysely';
import type { OfferingRow } from '../../../setting/market/present-offering';
import type { Db } from '../../base/database/db';
import { columns, withSupplier } from './find-offerings';
import { type CatalogueReader, isListed } from './listed';

/** Compared in memory; the database finds those with the rarest words of a text. */
const MOST = 200;
/** So many rows are found by single words at most: further words are so frequent that they tell no offering from another. */
const MOST_HITS = 6_000;

interface Frequencies {
  rows: number;
  terms: string[] | null;
  shares: number[] | null;
}

/** How often the frequent terms of offerings are, as the database has counted them; what it names none of is rare. */
async function frequencies(db: Db): Promise<{ rows: number; of: (term: string) => number }> {
  const { rows } = await sql<Frequencies>`
    select greatest(c.reltuples, 0)::float8 as rows, s.most_common_elems::text::text[] as terms,
      s.most_common_elem_freqs::float8[] as shares
    from pg_class c left join pg_stats s on s.schemaname = current_schema() and s.tablename = c.relname and s.attname = 'terms'
    where c.oid = 'offering'::regclass`.execute(db);
  const [{ rows: count, terms, shares }] = rows as [Frequencies];
  const known = new Map((terms ?? []).map((term, at) => [term, (shares?.[at] ?? 0) * count]));
  return { rows: count, of: (term) => known.get(term) ?? 1 };
}

/** The rarest terms, with what each weighs, as long as few offerings have them. */
async function rarest(db: Db, asked: readonly string[]): Promise<{ term: string; weight: number }[]> {
  const { rows, of } = await frequencies(db);
  const terms = asked.map((term) => ({ term, count: of(term) })).sort((a, b) => a.count - b.count);
  let hits = 0;
  const taken = terms.filter(({ count }, at) => {
    hits += count;
    return at === 0 || hits <= MOST_HITS;
  });
  return taken.map(({ term, count }) => ({ term, weight: Math.log(1 + (Math.max(rows, count) + 1) / (count + 0.5)) }));
}

/** Offerings that share rare terms with a text, those in names first, as far as this reader sees them. */
export async function findCandidates(
  db: Db,
  reader: CatalogueReader,
  asked: readonly string[],
): Promise<OfferingRow[]> {
  const terms = await rarest(db, asked);
  const { rows } = await sql<OfferingRow>`
    with hit as materialized (
      select o.id, sum(case when o.name_terms @> array[t.term] then 1.5 * t.weight else t.weight end) as weight
      from unnest(${terms.map(({ term }) => term)}::text[], ${terms.map(({ weight }) => weight)}::float8[]) t(term, weight)
      join offering o on o.terms @> array[t.term] group by o.id
    ), found as (
      select o.id, h.weight from hit h join offering o on o.id = h.id join listing l on l.offering_id = o.id
      where ${isListed(reader)} and o.state = 'listed' order by h.weight desc, o.id limit ${MOST}
    )
    select ${columns(reader)} from found join offering o on o.id = found.id ${withSupplier}
    order by found.weight desc, o.id`.execute(db);
  return rows;
}

/** The terms that offerings are found by. */
export async function termsOfOfferings(db: Db, ids: readonly string[]) {
  const { rows } = await sql<{ id: string; terms: string[]; nameTerms: string[] }>`
    select id, terms, name_terms as "nameTerms" from offering where id = any(${[...ids]}::text[])`.execute(db);
  return new Map(rows.map(({ id, ...terms }) => [id, terms]));
}
