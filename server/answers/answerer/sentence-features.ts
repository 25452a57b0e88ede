import type { Candidate } from './candidates';
import { commonRun, shareOf, type Weights, weigh } from './overlap';
import { showsKind } from './question-kind';
import type { Question } from './read-question';

/** What is known of a candidate sentence, each 0 to 1; PICK_WEIGHTS says how much each counts. */
export interface Features {
  /** Question terms in the sentence, by weight, without those the title says of all its sentences alike. */
  news: number;
  singles: number;
  /** The longest stretch the sentence has in common with the question, letter for letter. */
  run: number;
  /** What stands beside the asking word: "which country", "多少温度". */
  focus: number;
  /** Terms in the sentence before and after: an answer often stands beside the words of the question. */
  before: number;
  after: number;
  /** "It", "该": the sentence goes on about the one before, by as much as that one matches. */
  goesOn: number;
  opens: number;
  opensWithSubject: number;
  kind: number;
  /** The first sentence of a passage, and of a document for "what is": it introduces the thing. */
  first: number;
  introduces: number;
  /** How well the passage as a whole was found. */
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

/** Per passage, the weights without the terms of its title and headings: those are true of all its sentences. */
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

/** A mark or a particle may stand before the subject, hardly more. */
function opensWith(subjects: string[], folded: string): number {
  const head = folded.slice(0, 24);
  return subjects.some((subject) => head.slice(0, subject.length + 3).includes(subject)) ? 1 : 0;
}
