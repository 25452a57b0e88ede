import type { SearchEngine, SearchResult } from '../../knowledge';
import type { Search } from './plan-research';

/** Runs a search once within a research: what the plan looked at beforehand is read again for its item. */
export function rememberSearches(search: Search): Search {
  const known = new Map<string, Promise<SearchResult>>();
  return {
    suggest: search.suggest,
    search(wanted: Parameters<SearchEngine['search']>[0]) {
      const key = JSON.stringify(wanted);
      const earlier = known.get(key);
      if (earlier) return earlier;
      const found = search.search(wanted);
      known.set(key, found);
      return found;
    },
  };
}
