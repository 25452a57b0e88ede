import { fold } from '../../base/text/fold';
import { termsOf } from '../../base/text/terms';
import type { Breathe } from './breathe';
import { learnSpace } from './learn-space';
import { type LearnedPassage, learnedTerms, type Pair, piecesOf } from './pair-pieces';
import { place, type Space, weighed } from './space';

/** A heading in one language, as a question for the document in the other. */
interface HeldOut {
  terms: string[];
  document: number;
  from: 'zh' | 'en';
}

/**
 * In how many questions made from headings the right document is among the first five: by words, and by words and
 * nearness.
 */
export interface Judgement {
  questions: number;
  words: number;
  both: number;
  /** True if both halves improve. */
  helps: boolean;
}

/** Below this number of questions an improvement may be chance. */
const FEWEST_QUESTIONS = 50;
/** Maximum number of questions; more take time and change nothing. */
const MOST_QUESTIONS = 300;
const FIRST = 5;

interface Other {
  document: number;
  weights: Map<string, number>;
  vector: Float32Array | undefined;
}

/** Unique headings of the documents of one half, in both languages. */
function questionsOf(pairs: readonly Pair[], half: number): HeldOut[] {
  const all = pairs.flatMap((pair, document) =>
    document % 2 !== half
      ? []
      : (['zh', 'en'] as const).flatMap((from) =>
          [...new Set(pair[from].map(({ title, headings }) => headings.at(-1) ?? title))].map((text) => ({
            ...{ terms: termsOf(fold(text)), document, from },
          })),
        ),
  );
  const step = Math.max(1, all.length / MOST_QUESTIONS);
  return Array.from({ length: Math.min(all.length, MOST_QUESTIONS) }, (_, n) => all[Math.floor(n * step)] as HeldOut);
}

/** True if the document is among the first; documents score by their best passage, and a score of 0 is not found. */
function finds(scores: readonly number[], others: readonly Other[], document: number): boolean {
  const best = new Map<number, number>();
  for (const [n, { document: of }] of others.entries()) best.set(of, Math.max(best.get(of) ?? 0, scores[n] as number));
  const own = best.get(document) ?? 0;
  return own > 0 && [...best.values()].filter((score) => score > own).length < FIRST;
}

/** Scores relative to the best, so that words and nearness weigh the same. */
function shares(scores: readonly number[]): number[] {
  const best = Math.max(...scores, Number.MIN_VALUE);
  return scores.map((score) => Math.max(0, score) / best);
}

function scoresOf({ terms }: HeldOut, others: readonly Other[], space: Space, rarity: (term: string) => number) {
  const asked = [...new Set(terms)];
  const byWords = shares(
    others.map(({ weights }) => asked.reduce((sum, term) => sum + (weights.get(term) ?? 0) * rarity(term) ** 2, 0)),
  );
  const vector = place(space, terms);
  const near = shares(
    others.map(({ vector: other }) =>
      vector && other ? vector.reduce((sum, value, at) => sum + value * (other[at] as number), 0) : 0,
    ),
  );
  return { byWords, both: byWords.map((score, n) => score + (near[n] as number)) };
}

async function judgeHalf(pairs: readonly Pair[], half: number, breathe: Breathe) {
  const space = await learnSpace(
    pairs.flatMap((pair, n) => (n % 2 === half ? [] : piecesOf(pair))),
    breathe,
  );
  const placed = (passages: readonly LearnedPassage[], document: number): Other[] =>
    passages.map((passage) => {
      const terms = learnedTerms(passage);
      return { document, weights: weighed(terms), vector: place(space, terms) };
    });
  const others = { zh: [] as Other[], en: [] as Other[] };
  for (const [n, { zh, en }] of pairs.entries()) {
    others.zh.push(...placed(zh, n));
    others.en.push(...placed(en, n));
    await breathe();
  }
  const frequency = new Map<string, number>();
  for (const { weights } of [...others.zh, ...others.en])
    for (const term of weights.keys()) frequency.set(term, (frequency.get(term) ?? 0) + 1);
  const count = others.zh.length + others.en.length;
  const rarity = (term: string) => Math.log(1 + count / (frequency.get(term) ?? count));
  const asked = questionsOf(pairs, half);
  const held = { questions: asked.length, words: 0, both: 0 };
  for (const question of asked) {
    const there = others[question.from === 'zh' ? 'en' : 'zh'];
    const { byWords, both } = scoresOf(question, there, space, rarity);
    held.words += Number(finds(byWords, there, question.document));
    held.both += Number(finds(both, there, question.document));
    await breathe();
  }
  return held;
}

/**
 * Tests whether nearness learned from one half of the documents finds more of the other half than words alone, in both
 * directions.
 */
export async function judgeSpace(pairs: readonly Pair[], breathe: Breathe): Promise<Judgement> {
  const halves = [await judgeHalf(pairs, 0, breathe), await judgeHalf(pairs, 1, breathe)];
  const sum = (what: 'questions' | 'words' | 'both') => halves.reduce((total, half) => total + half[what], 0);
  return {
    ...{ questions: sum('questions'), words: sum('words'), both: sum('both') },
    helps: sum('questions') >= FEWEST_QUESTIONS && halves.every(({ words, both }) => both > words),
  };
}
