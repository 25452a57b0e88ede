import { sql } from 'kysely';
import type { Db } from '../../base/database/db';
import { isVisible } from '../../knowledge';
import type { Community } from '../open-community';
import { distinctTerms } from './post-terms';

/** So many titles are looked at, those with the rarest terms. */
const LOOKED_AT = 1_500;
const CANDIDATES = 40;
/** Of the weight of the asked terms, what a title must have. */
const LEAST = 0.2;

interface Asked {
  title: string;
  /** The post that is being written. */
  except: string;
}

/** Ids of posts with a similar title that this reader may read, the most similar first. */
export async function findSimilarTitles(db: Db, community: Community, { title, except }: Asked): Promise<string[]> {
  const asked = await weigh(db, distinctTerms([title]));
  const rare = rarest(asked);
  if (rare.length === 0) return [];
  const { rows } = await sql<{ id: string }>`
    with asked as materialized (select * from unnest(${asked.map(({ term }) => term)}::text[],
      ${asked.map(({ weight }) => weight)}::float8[]) as a (term, weight))
    select id from (
      select p.id, p.active_at, cardinality(p.title_terms) as own, s.*
      from post p, lateral (select coalesce(sum(weight), 0) as share, count(*) as shared
        from asked where term = any(p.title_terms)) s
      where p.title_terms && ${rare}::text[] and p.kind in ('article', 'question')
        and p.id <> ${except} and ${isVisible(community)}) found
    where share >= ${LEAST}
    -- A title that also says much else is less similar.
    order by share * (1 + shared::float8 / greatest(own, 1)) desc, active_at desc, id
    limit ${sql.lit(CANDIDATES)}`.execute(db);
  return rows.map(({ id }) => id);
}

interface Weighed {
  term: string;
  /** About how many titles have it. */
  count: number;
  /** Its share of the weight of all. */
  weight: number;
}

/**
 * How much each term says, by how many titles have it. PostgreSQL keeps that for its own planner; counting would read
 * every title with "pump". What it does not list is rare.
 */
async function weigh(db: Db, terms: readonly string[]): Promise<Weighed[]> {
  const { rows } = await sql<{ term: string; freq: number | null; posts: number }>`
    with common as materialized (select c.term, c.freq from pg_stats s,
      unnest(s.most_common_elems::text::text[], s.most_common_elem_freqs) as c (term, freq)
      where s.schemaname = current_schema() and s.tablename = 'post' and s.attname = 'title_terms')
    select a.term, c.freq, (select greatest(reltuples, 0) from pg_class where oid = 'post'::regclass) as posts
    from unnest(${[...terms]}::text[]) a (term) left join common c using (term)`.execute(db);
  const counted = rows.map(({ term, freq, posts }) => ({
    ...{ term, count: Math.round((freq ?? 0) * posts) },
    says: Math.log(1 + posts / (1 + (freq ?? 0) * posts)) + 0.1,
  }));
  const all = counted.reduce((sum, { says }) => sum + says, 0);
  return counted.map(({ term, count, says }) => ({ term, count, weight: says / all }));
}

/** The rarest terms, as many as together lead to few enough titles. */
function rarest(asked: readonly Weighed[]): string[] {
  const chosen: string[] = [];
  let count = 0;
  for (const one of asked.toSorted((a, b) => a.count - b.count)) {
    count += one.count;
    if (count > LOOKED_AT) break;
    chosen.push(one.term);
  }
  return chosen;
}
