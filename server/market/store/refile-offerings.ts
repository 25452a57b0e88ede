import { sql } from 'kysely';
import { filterableOf } from '../../../setting/market/facets';
import type { Category, OfferingDocument, OfferingKind } from '../../../setting/market/offering-document';
import type { Db } from '../../base/database/db';
import { offeringTerms } from './offering-terms';

interface Filed {
  id: string;
  kind: OfferingKind;
  supplier: string;
  name: string;
  document: OfferingDocument;
}

const BATCH = 500;

/**
 * Finds anew what lists filter the offerings of a category by, from their live versions; `words`: and by which words they
 * are found. Without a category they are of none.
 */
export async function refileOfferings(
  db: Db,
  id: string,
  category: Category | undefined,
  words: boolean,
): Promise<void> {
  for (let last = ''; ; ) {
    const { rows } = await sql<Filed>`
      select o.id, o.kind, o.supplier_id as supplier, s.name, v.body as document from offering o
      join offering_version v on v.offering_id = o.id and v.n = o.live_version join organization s on s.id = o.supplier_id
      where o.category_id = ${id} and o.id > ${last} order by o.id limit ${BATCH}`.execute(db);
    const filed = rows.map(({ name, document, ...row }) => {
      const attributes = category?.attributes ?? [];
      const { facets, numbers } = filterableOf({ ...row, category: category?.id ?? null, attributes, document });
      const others = [name, ...Object.values(category?.names ?? {})];
      return { id: row.id, facets, numbers, terms: words ? offeringTerms(document, others).terms : null };
    });
    // The rating is of the reviews, and stays.
    await sql`
      update offering o set numbers = n.numbers, terms = coalesce(n.terms, o.terms),
        facets = n.facets || array(select f from unnest(o.facets) f where f like 'rating=%')
      from jsonb_to_recordset(${JSON.stringify(filed)}::jsonb) n(id text, facets text[], numbers jsonb, terms text[])
      where o.id = n.id`.execute(db);
    const end = rows.at(-1);
    if (!end || rows.length < BATCH) return;
    last = end.id;
  }
}
