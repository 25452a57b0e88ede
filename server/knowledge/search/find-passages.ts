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
/** What has more terms is a sentence and no name of anything: to look for it among titles found nothing more. */
const LONGEST_NAME = 12;
const FEW = 8;
/** Of 500,000 vectors that mean nothing the nearest would come this near by chance; what is no nearer is no find. */
const CHANCE = 0.4;

/**
 * Passages near a question in meaning, with how near, 0 to 1; nothing where that cannot be told in time. It is asked while
 * words are looked for, and may wait for what those find.
 */
export type Near = (
  question: string,
  filter: Filter,
  byWords: () => Promise<readonly Ranked[]>,
) => Promise<ReadonlyMap<string, number> | undefined>;

interface Found {
  ranked: Ranked[];
  /** By passage id: the identifier it was asked for by, and of an alarm whose it is. */
  exact: Map<string, ExactMatch>;
  /** How much of the question the best passage by words holds. */
  coverage: number;
}

/** Candidates from the index by terms, by titles and headings, by identifiers and by meaning; ranked together. */
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

/** Fetches what is near and was not found by words, and puts all in one order. */
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

/** A number or an article asked for by nothing but its name has none. */
function hasMeaning({ raw, plain }: ParsedQuery): boolean {
  const { keys, alone } = parseIdentifiers(raw);
  return plain.length > 0 && !(alone && keys.length > 0);
}

/** Vectors are kept apart from passages and lag behind them: what they point at is looked at again. */
const passes = ({ kbId, lang, docId }: Candidate, filter: Filter): boolean =>
  filter.scope.includes(kbId) && (!filter.lang || lang === filter.lang) && (!filter.docId || docId === filter.docId);

/** How much of a question the passages hold at best: a look at the first few is enough to compare two spellings. */
export async function bestCoverage(index: LanceIndex, question: ParsedQuery, filter: Filter): Promise<number> {
  const few = await index.match('terms', question.lookup, filter, FEW);
  const [best] = rank(few, question, index.vocabulary, new Set());
  return best?.coverage ?? 0;
}
