import type { SearchEngine, SearchResult } from '../../knowledge';
import type { Search } from './plan-research';

type Wanted = Parameters<SearchEngine['search']>[0];

/**
 * Runs a search once within a research: what the plan looked at beforehand is read again for its item. Leaves out
 * excluded documents.
 */
export function rememberSearches(search: Search, isExcluded: (docId: string) => boolean): Search {
  const known = new Map<string, Promise<SearchResult>>();
  const once = (wanted: Wanted) => {
    const key = JSON.stringify(wanted);
    const found = known.get(key) ?? search.search(wanted);
    known.set(key, found);
    return found;
  };
  return {
    suggest: search.suggest,
    async search(wanted: Wanted) {
      const found = await once(wanted);
      return { ...found, hits: found.hits.filter(({ docId }) => !isExcluded(docId)) };
    },
  };
}
