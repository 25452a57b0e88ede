import type { Candidate } from './candidates';
import { commonRun, shareOf, type Weights, weigh } from './overlap';
import { showsKind } from './question-kind';
import type { Question } from './read-question';

/** Features of a candidate sentence, each 0 to 1; weighted by PICK_WEIGHTS. */
export interface Features {
  /** Weighted share of question terms, without those in the title and headings. */
  news: number;
  singles: number;
  /** Longest common substring with the question. */
  run: number;
  /** Terms beside the question word: "which country", "多少温度". */
  focus: number;
  /** Question terms in the previous and the next sentence: an answer often stands beside the words of the question. */
  before: number;
  after: number;
  /** Opens with a reference ("It", "该"): scored by how well the previous sentence matches. */
  goesOn: number;
  opens: number;
  opensWithSubject: number;
  kind: number;
  /** First sentence of a passage; for "what is", the first of a document, which introduces the subject. */
  first: number;
  introduces: number;
  /** How well the whole passage was found. */
  passage: number;
  rank: number;
}

export interface Scored {
  candidate: Candidate;
  features: Features;
}

const POINTS_BACK = /^(其|他|她|它|该|此|这|本|it |he |she |this |they |these |its |his |her |their )/;
const OPENING = 8;
const RANKS = 5;

export function featuresOf(question: Question, candidates: Candidate[]): { scored: Scored[]; weights: Weights } {
  const sentences = candidates.map((candidate) => candidate.terms);
  const weights = weigh(question.terms, sentences);
  const singles = weigh(question.singles, sentences);
  const words = candidates.map((candidate) => shareOf(weights, candidate.terms));
  const newWeights = perPassage(candidates, weights);
  const news = candidates.map((candidate) => shareOf(newWeights[candidate.rank] ?? weights, candidate.terms));
  const top = candidates[0]?.hit.score || 1;

  const neighbour = (values: number[], i: number, step: number): number =>
    candidates[i + step]?.rank === candidates[i]?.rank ? (values[i + step] ?? 0) : 0;

  const scored = candidates.map((candidate, i): Scored => {
    const opensWithSubject = opensWith(question.subjects, candidate.folded);
    const features: Features = {
      news: news[i] ?? 0,
      singles: shareOf(singles, candidate.terms),
      run: commonRun(question.folded, candidate.folded),
      focus: question.focus.length ? shareOfTerms(question.focus, candidate.terms) : 0,
      before: neighbour(news, i, -1),
      after: neighbour(words, i, 1),
      goesOn: POINTS_BACK.test(candidate.folded) ? neighbour(words, i, -1) : 0,
      opens: opensWithNews(candidate, newWeights[candidate.rank] ?? weights, singles) ? 1 : 0,
      opensWithSubject,
      kind: showsKind(question.kind, candidate.plain, question.folded),
      first: candidate.order === 0 ? 1 : 0,
      introduces: question.kind === 'definition' && candidate.order === 0 && candidate.hit.headings.length < 2 ? 1 : 0,
      passage: Math.max(0, Math.min(1, candidate.hit.score / top)),
      rank: Math.min(1, candidate.rank / RANKS),
    };
    return { candidate, features };
  });
  return { scored, weights };
}

/** Per passage, the weights without terms of its title and headings, which apply to all its sentences. */
function perPassage(candidates: Candidate[], weights: Weights): Weights[] {
  const byRank: Weights[] = [];
  for (const { rank, topic } of candidates) {
    byRank[rank] ??= new Map([...weights].filter(([term]) => !topic.has(term)));
  }
  return byRank;
}

const shareOfTerms = (terms: string[], sentence: ReadonlySet<string>): number =>
  terms.filter((term) => sentence.has(term)).length / terms.length;

function opensWithNews(candidate: Candidate, news: Weights, singles: Weights): boolean {
  const { tokens, topic } = candidate;
  for (const { term, at } of tokens) {
    if (at >= OPENING) return false;
    if (news.has(term) || (singles.has(term) && !topic.has(term))) return true;
  }
  return false;
}

/** Allows a mark or a particle before the subject. */
function opensWith(subjects: string[], folded: string): number {
  const head = folded.slice(0, 24);
  return subjects.some((subject) => head.slice(0, subject.length + 3).includes(subject)) ? 1 : 0;
}
