import type { SearchEngine, SearchHit, SearchRequest, SearchResult } from '../../knowledge';
import { withoutAskingForSteps } from '../answerer/procedure/asks-for-steps';
import { conditionTables } from './condition-tables';

/** Passages an answer may lean on: more are not read by people and dilute what a model makes of them. */
const MOST = 8;
/** A page of results shows several documents; an answer reads on in the best one where that is found nearly as well. */
const READ_ON = 4;
const AS_GOOD = 0.5;

type Search = Pick<SearchEngine, 'search'>;
type Request = Pick<SearchRequest, 'q' | 'scope' | 'names'>;

/** What is found for a question, and what the best document says of it beyond its two passages of a page of results; last, tables that hold its condition. */
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

/** "How do I do a lockout?" has no word in common with "What are the steps?" but the name of the whole document. */
const withStepsAskedFor = (q: string): string =>
  withoutAskingForSteps(q) === null ? q : `${q} ${/\p{Script=Han}/u.test(q) ? '步骤' : 'steps'}`;

const isSame = (a: SearchHit, b: SearchHit): boolean =>
  a.docId === b.docId && a.version === b.version && a.span[0] === b.span[0];
