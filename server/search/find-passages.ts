import { withCitedArticles } from './cited-articles';
import { exactMatches } from './exact-matches';
import type { Filter, LanceIndex } from './lance-index';
import type { Question } from './question';
import { type Ranked, rank } from './rank';

/** Fifty and twenty find no more on the public sets and take a quarter longer. */
const CANDIDATES = 40;
const HEAD_CANDIDATES = 12;
/** What has more terms is a sentence and no name of anything: to look for it among titles found nothing more. */
const LONGEST_NAME = 12;
const FEW = 8;

export interface Found {
  ranked: Ranked[];
  /** The identifier each passage was asked for by, by passage id. */
  exact: Map<string, string>;
}

/** Candidates from the index by terms, by titles and headings, and by identifiers; ranked together. */
export async function findPassages(
  index: LanceIndex,
  question: Question,
  filter: Filter,
  wanted: number,
): Promise<Found> {
  const [byTerms, byHead, byName] = await Promise.all([
    index.match('terms', question.lookup, filter, Math.max(CANDIDATES, wanted)),
    question.lookup.length > LONGEST_NAME ? [] : index.match('head', question.lookup, filter, HEAD_CANDIDATES),
    exactMatches(index, question.raw, filter),
  ]);
  const pool = new Map([...byTerms, ...byHead].map((candidate) => [candidate.id, candidate]));
  for (const [id, { candidate }] of byName) pool.set(id, candidate);
  const exact = new Map([...byName].map(([id, { key }]) => [id, key]));
  const ranked = rank([...pool.values()], question, index.vocabulary, new Set(exact.keys()));
  return { ranked: await withCitedArticles(index, question, filter, ranked), exact };
}

/** How much of a question the passages hold at best: a look at the first few is enough to compare two spellings. */
export async function bestCoverage(index: LanceIndex, question: Question, filter: Filter): Promise<number> {
  const few = await index.match('terms', question.lookup, filter, FEW);
  const [best] = rank(few, question, index.vocabulary, new Set());
  return best?.coverage ?? 0;
}
