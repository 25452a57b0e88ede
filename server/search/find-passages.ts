import { exactMatches } from './exact-matches';
import type { Filter, LanceIndex } from './lance-index';
import type { Question } from './question';
import { type Ranked, rank } from './rank';

const CANDIDATES = 50;
const HEAD_CANDIDATES = 20;
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
    index.match('head', question.lookup, filter, HEAD_CANDIDATES),
    exactMatches(index, question.raw, filter),
  ]);
  const pool = new Map([...byTerms, ...byHead].map((candidate) => [candidate.id, candidate]));
  for (const [id, { candidate }] of byName) pool.set(id, candidate);
  const exact = new Map([...byName].map(([id, { key }]) => [id, key]));
  return { ranked: rank([...pool.values()], question, index.vocabulary, new Set(exact.keys())), exact };
}

/** How much of a question the passages hold at best: a look at the first few is enough to compare two spellings. */
export async function bestCoverage(index: LanceIndex, question: Question, filter: Filter): Promise<number> {
  const few = await index.match('terms', question.lookup, filter, FEW);
  const [best] = rank(few, question, index.vocabulary, new Set());
  return best?.coverage ?? 0;
}
