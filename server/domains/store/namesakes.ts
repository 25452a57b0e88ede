import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../base/database/tables';

interface Marks {
  domain: string;
  tenantId: string | null;
  /** Folded. */
  texts: readonly string[];
}

/** Which of these marks the live portals of other organizations show as theirs. */
export async function findNamesakes(db: Kysely<Tables>, { domain, tenantId, texts }: Marks): Promise<Set<string>> {
  if (texts.length === 0) return new Set();
  const { rows } = await sql<{ text: string }>`
    select distinct lower(trim(mark #>> '{}')) as text
      from setting_pointer p join setting_revision r on r.id = p.published
      cross join lateral (
        select jsonb_path_query(r.body, '$.title') union all select jsonb_path_query(r.body, '$.logan')
        union all select jsonb_path_query(r.body, '$.texts.*.*')
        union all select jsonb_path_query(r.body, '$.header.shortTitle') union all select jsonb_path_query(r.body, '$.header.shortTitle.*')
        union all select jsonb_path_query(r.body, '$.footer.owner') union all select jsonb_path_query(r.body, '$.footer.owner.*')
        union all select jsonb_path_query(r.body, '$.logo') union all select jsonb_path_query(r.body, '$.icon')
        union all select jsonb_path_query(r.body, '$.header.logo')
      ) m(mark)
      where p.access_domain <> ${domain} and r.body ->> 'tenantId' is distinct from ${tenantId}
        and lower(trim(mark #>> '{}')) = any(${texts})`.execute(db);
  return new Set(rows.map(({ text }) => text));
}
