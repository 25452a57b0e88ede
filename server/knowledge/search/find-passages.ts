import { withCitedArticles } from './cited-articles';
import { type ExactMatch, exactMatches } from './exact-matches';
import { fuse } from './fuse';
import { parseIdentifiers } from './identifiers';
import type { Candidate } from './index-row';
import type { Filter, LanceIndex } from './lance-index';
import type { ParsedQuery } from './question';
import { type Ranked, rank } from './rank';

/** Fifty and twenty find no more on the public sets and take a quarter longer. */
const CANDIDATES = 40;
const HEAD_CANDIDATES = 12;
/** Terms; a longer question is a sentence, not a name, and searching the titles for it finds nothing more. */
const LONGEST_NAME = 12;
const FEW = 8;
/** The nearest of 500,000 random vectors would reach this strength by chance; anything below is not a result. */
const CHANCE = 0.4;

/**
 * Finds passages near a question in meaning, with a strength from 0 to 1; undefined if not available in time. Runs in
 * parallel with the word search and may wait for its results.
 */
export type Near = (
  question: string,
  filter: Filter,
  byWords: () => Promise<readonly Ranked[]>,
) => Promise<ReadonlyMap<string, number> | undefined>;

interface Found {
  ranked: Ranked[];
  /** By passage id: the identifier that it carries, and for an alarm its machine. */
  exact: Map<string, ExactMatch>;
  /** Coverage of the best passage found by words. */
  coverage: number;
}

/** Finds candidates by terms, titles and headings, identifiers and meaning, and ranks them together. */
export async function findPassages(
  index: LanceIndex,
  question: ParsedQuery,
  filter: Filter,
  wanted: number,
  near?: Near,
): Promise<Found> {
  const finding = findByWords(index, question, filter, wanted);
  const asked = near && hasMeaning(question) && filter.scope.length > 0;
  const [{ byWords, byName }, strengths] = await Promise.all([
    finding,
    asked ? near(question.raw, filter, async () => (await finding).byWords) : undefined,
  ]);
  const named = new Set(byName.keys());
  const fused = strengths ? await withNear(index, question, filter, { byWords, strengths, named }) : byWords;
  const ranked = await withCitedArticles(index, question, filter, fused);
  return { ranked, exact: byName, coverage: byWords[0]?.coverage ?? 0 };
}

async function findByWords(index: LanceIndex, question: ParsedQuery, filter: Filter, wanted: number) {
  const [byTerms, byHead, byName] = await Promise.all([
    index.match('terms', question.lookup, filter, Math.max(CANDIDATES, wanted)),
    question.lookup.length > LONGEST_NAME ? [] : index.match('head', question.lookup, filter, HEAD_CANDIDATES),
    exactMatches(index, question.raw, filter),
  ]);
  const pool = new Map([...byTerms, ...byHead].map((candidate) => [candidate.id, candidate]));
  for (const [id, { candidate }] of byName) pool.set(id, candidate);
  return { byWords: rank([...pool.values()], question, index.vocabulary, new Set(byName.keys())), byName };
}

interface WordsAndMeaning {
  byWords: Ranked[];
  strengths: ReadonlyMap<string, number>;
  named: ReadonlySet<string>;
}

/** Adds near passages that were not found by words, and ranks all together. */
async function withNear(
  index: LanceIndex,
  question: ParsedQuery,
  filter: Filter,
  { byWords, strengths, named }: WordsAndMeaning,
): Promise<Ranked[]> {
  const known = new Set(byWords.map(({ candidate }) => candidate.id));
  const unknown = [...strengths].filter(([id, strength]) => strength >= CHANCE && !known.has(id)).map(([id]) => id);
  const others = (await index.passages(unknown, filter)).filter((candidate) => passes(candidate, filter));
  const nearOnly = rank(others, question, index.vocabulary, named);
  return fuse(byWords, nearOnly, strengths, question.asked, named);
}

/** False for a question of identifiers alone, which have no meaning to compare. */
function hasMeaning({ raw, plain }: ParsedQuery): boolean {
  const { keys, alone } = parseIdentifiers(raw);
  return plain.length > 0 && !(alone && keys.length > 0);
}

/** Vectors are stored apart from passages and lag behind, so their results are filtered again. */
const passes = ({ kbId, lang, docId }: Candidate, filter: Filter): boolean =>
  filter.scope.includes(kbId) && (!filter.lang || lang === filter.lang) && (!filter.docId || docId === filter.docId);

/** Best coverage of a question by a few passages, to compare two spellings. */
export async function bestCoverage(index: LanceIndex, question: ParsedQuery, filter: Filter): Promise<number> {
  const few = await index.match('terms', question.lookup, filter, FEW);
  const [best] = rank(few, question, index.vocabulary, new Set());
  return best?.coverage ?? 0;
}
