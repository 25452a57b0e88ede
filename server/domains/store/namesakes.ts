import { type Kysely, sql } from 'kysely';
import { PLACES_OF_MARKS } from '../../../setting/brand/brand-marks';
import type { Tables } from '../../base/database/tables';

interface Marks {
  domain: string;
  tenantId: string | null;
  /** Folded. */
  texts: readonly string[];
}

/** Which of these marks the live portals of other organizations show as theirs. Folds as foldMark does. */
export async function findNamesakes(db: Kysely<Tables>, { domain, tenantId, texts }: Marks): Promise<Set<string>> {
  if (texts.length === 0) return new Set();
  const paths = PLACES_OF_MARKS.map((steps) => `$.${steps.join('.')}.**`);
  const { rows } = await sql<{ text: string }>`
    select distinct folded.text
      from setting_pointer p join setting_revision r on r.id = p.published
      cross join unnest(${paths}::text[]) path
      cross join jsonb_path_query(r.body, path::jsonpath) mark
      cross join lateral (select lower(trim(mark #>> '{}')) as text) folded
      where p.access_domain <> ${domain} and r.body ->> 'tenantId' is distinct from ${tenantId}
        and jsonb_typeof(mark) = 'string' and folded.text = any(${texts})`.execute(db);
  return new Set(rows.map(({ text }) => text));
}
