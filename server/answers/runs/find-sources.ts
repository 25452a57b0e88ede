import type { SearchEngine, SearchHit, SearchRequest, SearchResult } from '../../knowledge';
import { withoutAskingForSteps } from '../answerer/procedure/asks-for-steps';
import { conditionTables } from './condition-tables';

/** Maximum passages per answer: people do not read more, and more dilute a model's answer. */
const MOST = 8;
/**
 * Passages searched in the best document, because a results page shows several documents with few passages each. They
 * are added if they score at least `AS_GOOD` of the top.
 */
const READ_ON = 4;
const AS_GOOD = 0.5;

type Search = Pick<SearchEngine, 'search'>;
type Request = Pick<SearchRequest, 'q' | 'scope' | 'names'>;

/**
 * Finds the passages for an answer: the search results, more of the best document, and tables that hold the question's
 * condition.
 */
export async function findSources(search: Search, request: Request): Promise<SearchResult> {
  const found = await readOn(search, request);
  if (found.hits.some(({ exact }) => exact)) return found;
  return { ...found, hits: [...found.hits, ...(await conditionTables(search, request, found.hits))] };
}

async function readOn(search: Search, request: Request): Promise<SearchResult> {
  const found = await search.search({ ...request, limit: MOST, offset: 0 });
  const [top] = found.hits;
  if (!top || top.exact || found.hits.filter((hit) => hit.docId === top.docId).length < 2) return found;
  const q = withStepsAskedFor(request.q);
  const near = await search.search({ ...request, q, docId: top.docId, limit: READ_ON, offset: 0 });
  const more = near.hits.filter(
    (hit) => hit.score >= top.score * AS_GOOD && !found.hits.some((old) => isSame(old, hit)),
  );
  const hits = [...found.hits, ...more].sort((a, b) => b.score - a.score).slice(0, MOST);
  return { ...found, hits };
}

/** "How do I do a lockout?" and the heading "What are the steps?" share no word within their document. */
const withStepsAskedFor = (q: string): string =>
  withoutAskingForSteps(q) === null ? q : `${q} ${/\p{Script=Han}/u.test(q) ? '步骤' : 'steps'}`;

const isSame = (a: SearchHit, b: SearchHit): boolean =>
  a.docId === b.docId && a.version === b.version && a.span[0] === b.span[0];
