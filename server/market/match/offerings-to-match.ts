import { sql } from 'kysely';
import type { OfferingRow } from '../../../setting/market/present-offering';
import type { Db } from '../../base/database/db';
import { KINDS, listCategories } from '../store/categories';
import { listOfferings } from '../store/find-offerings';
import type { CatalogueReader } from '../store/listed';
import { askedTerms } from '../store/offering-terms';
import type { Candidate } from './match-demand';

/** Compared in memory; the database finds those with the most words of a demand. */
const MOST = 200;

export interface Found {
  row: OfferingRow;
  candidate: Candidate;
}

/** The offerings of a catalogue that share words with a text, as far as this reader sees them. */
export async function offeringsToMatch(db: Db, reader: CatalogueReader, text: string): Promise<Found[]> {
  const terms = askedTerms(text).filter((term) => term.length > 1);
  if (terms.length === 0) return [];
  const rows = await listOfferings(
    db,
    reader,
    { kinds: KINDS, filters: [], terms: { asked: terms, any: true } },
    { order: 'best', locale: 'zh-CN', limit: MOST, offset: 0 },
  );
  return toCandidates(db, rows);
}

/** Offerings as they are compared with a demand. */
export async function toCandidates(db: Db, rows: readonly OfferingRow[]): Promise<Found[]> {
  const categories = await listCategories(db, KINDS);
  const regions = await regionsOf(db, rows);
  return rows.map((row) => {
    const category = categories.find(({ id }) => id === row.categoryId);
    const candidate = {
      ...{
        id: row.id,
        version: row.version,
        kind: row.kind,
        document: row.body,
        attributes: category?.attributes ?? [],
      },
      ...{
        others: [row.supplierName, ...Object.values(category?.names ?? {})],
        regions: regions.get(row.supplierId) ?? [],
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
