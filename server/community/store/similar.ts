import { sql } from 'kysely';
import type { Db } from '../../base/database/db';
import { isVisible } from '../../knowledge';
import type { Community } from '../open-community';
import { distinctTerms } from './post-terms';

/** Terms in so many titles say little, and reading them all takes long. */
const COMMON = 1_000;
/** The rarest terms find the candidates. */
const RAREST = 8;
const CANDIDATES = 40;
/** Of the weight of the asked terms, what a title must have. */
const LEAST = 0.3;

interface Asked {
  title: string;
  /** The post that is being written. */
  except: string;
}

/** Ids of posts with a similar title that this reader may read, the most similar first. */
export async function findSimilarTitles(db: Db, community: Community, { title, except }: Asked): Promise<string[]> {
  const terms = distinctTerms([title]);
  const { rows } = await sql<{ id: string }>`
    with asked as materialized (
      select term, ln(${COMMON}::float8 / found) + 0.1 as weight, found from (
        select term, greatest(1, (select count(*) from (
          select from post x where x.title_terms @> array[term] limit ${sql.lit(COMMON)}) f)) as found
        from unnest(${terms}::text[]) term) t),
    -- What is only looked up, once.
    rare as materialized (
      select array_agg(term) as terms from (
        select term from asked where found < ${sql.lit(COMMON)} order by found limit ${sql.lit(RAREST)}) t)
    select id from (
      select p.id, p.active_at, cardinality(p.title_terms) as own,
        (select coalesce(sum(weight), 0) from asked where term = any(p.title_terms))
          / (select sum(weight) from asked) as share,
        (select count(*) from asked where term = any(p.title_terms)) as shared
      from post p
      where p.title_terms && (select terms from rare) and p.kind in ('article', 'question')
        and p.id <> ${except} and ${isVisible(community)}) found
    where share >= ${LEAST}
    -- A title that also says much else is less similar.
    order by share * (1 + shared::float8 / greatest(own, 1)) desc, active_at desc, id limit ${sql.lit(CANDIDATES)}`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}
