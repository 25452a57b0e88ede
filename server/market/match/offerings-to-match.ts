import { sql } from 'kysely';
import type { OfferingRow } from '../../../setting/market/present-offering';
import type { Db } from '../../base/database/db';
import { KINDS, listCategories } from '../store/categories';
import { findCandidates, termsOfOfferings } from '../store/find-candidates';
import type { CatalogueReader } from '../store/listed';
import { askedTerms } from '../store/offering-terms';
import type { Candidate } from './match-demand';

export interface Found {
  row: OfferingRow;
  candidate: Candidate;
}

/** The offerings of a catalogue that share words with a text, as far as this reader sees them. */
export async function offeringsToMatch(db: Db, reader: CatalogueReader, text: string): Promise<Found[]> {
  const terms = askedTerms(text).filter((term) => term.length > 1);
  return terms.length === 0 ? [] : toCandidates(db, await findCandidates(db, reader, terms));
}

/** Offerings as they are compared with a demand. */
export async function toCandidates(db: Db, rows: readonly OfferingRow[]): Promise<Found[]> {
  const [categories, regions, terms] = await Promise.all([
    listCategories(db, KINDS),
    regionsOf(db, rows),
    termsOfOfferings(
      db,
      rows.map(({ id }) => id),
    ),
  ]);
  return rows.map((row) => {
    const category = categories.find(({ id }) => id === row.categoryId);
    const candidate = {
      ...{
        id: row.id,
        kind: row.kind,
        document: row.body,
        attributes: category?.attributes ?? [],
      },
      ...{
        others: [row.supplierName, ...Object.values(category?.names ?? {})],
        regions: regions.get(row.supplierId) ?? [],
        ...(terms.get(row.id) ?? { terms: [], nameTerms: [] }),
      },
    };
    return { row, candidate };
  });
}

async function regionsOf(db: Db, rows: readonly OfferingRow[]): Promise<Map<string, string[]>> {
  const ids = [...new Set(rows.map(({ supplierId }) => supplierId))];
  const { rows: found } = await sql<{ id: string; regions: string[] }>`
    select organization_id as id, regions from supplier where organization_id = any(${ids}::text[])`.execute(db);
  return new Map(found.map(({ id, regions }) => [id, regions]));
}
