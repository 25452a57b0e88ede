import type { SearchEngine, SearchHit, SearchRequest } from '../../knowledge';
import { rowsHolding } from '../answerer/rows/choose-rows';
import { conditionsOf } from '../answerer/rows/conditions';
import type { Quantity } from '../answerer/rows/read-quantities';
import { readTables } from '../answerer/rows/read-table';

/**
 * Number of the best documents searched. Tables contain few words, so they rank below sections that cover more of the
 * question.
 */
const DOCUMENTS = 2;
const READ = 8;

/**
 * If a question has a condition and no passage found has a row for it, finds the tables of the best documents that do.
 */
export async function conditionTables(
  search: Pick<SearchEngine, 'search'>,
  request: Pick<SearchRequest, 'q' | 'scope' | 'names'>,
  hits: readonly SearchHit[],
): Promise<SearchHit[]> {
  const conditions = conditionsOf(request.q);
  if (conditions.length === 0 || hits.some((hit) => holds(conditions, hit))) return [];
  const documents = [...new Set(hits.map(({ docId }) => docId))].slice(0, DOCUMENTS);
  const found = await Promise.all(
    documents.map((docId) => search.search({ ...request, docId, limit: READ, offset: 0 })),
  );
  return found.flatMap((result) => result.hits).filter((hit) => holds(conditions, hit));
}

const holds = (conditions: readonly Quantity[], { text }: SearchHit): boolean =>
  readTables(text).some((table) => (rowsHolding(conditions, table)?.rows.length ?? 0) > 0);
