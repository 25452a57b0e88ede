import type { SearchHit } from '../../knowledge';
import type { ResearchInput, Search } from './plan-research';
import type { ReportState } from './report-state';

/** Passages noted as read for one item. */
export const MOST_NOTED = 8;
/** Documents listed as read but not quoted. */
export const MOST_READ = 12;

/** Documents read for an item, for the list at the end of the report. */
export const documentsOf = (hits: readonly SearchHit[]): string[] => [
  ...new Set(hits.slice(0, MOST_NOTED).map(({ docId }) => docId)),
];

/** What an earlier node read without quoting it: the log keeps only the ids of those documents. */
export async function recallRead(state: ReportState, input: ResearchInput, search: Search): Promise<SearchHit[]> {
  const cited = new Set(state.sources.map(({ docId }) => docId));
  const found: SearchHit[] = [];
  const seen = new Set(cited);
  for (const { query, read = [] } of state.items)
    for (const docId of read) {
      if (found.length >= MOST_READ || seen.has(docId)) continue;
      seen.add(docId);
      const { hits } = await search.search({ q: query, scope: input.scope, docId, limit: 1, offset: 0 });
      found.push(...hits);
    }
  return found;
}
