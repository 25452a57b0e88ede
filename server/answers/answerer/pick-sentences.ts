import type { SearchHit } from '../../knowledge';
import { type Candidate, candidatesOf } from './candidates';
import { withWhatFollows } from './lead-ins';
import { isOtherNumber } from './other-number';
import { shareOf, type Weights } from './overlap';
import { PICK_WEIGHTS, SELECTION } from './pick-weights';
import { type Quotation, quotationOf } from './quotation';
import { readQuestion } from './read-question';
import { conditionsOf, isOtherCase } from './rows/conditions';
import { type Features, featuresOf, type Scored } from './sentence-features';

export interface Picked extends Quotation {
  /** Verbatim: `hit.text.slice(start, end)`. */
  text: string;
  /** Weighted share of the question's terms that the sentence contains, 0 to 1. */
  share: number;
}

/** Later passages match other words of the question; their sentences would distract. */
const PASSAGES = 6;
const ROOM = 0.8;
const SAME = 0.9;

/** Picks the sentences most likely to answer the question, in reading order: best passage first, then by position. */
export function pickSentences(question: string, hits: SearchHit[], max = 3): Picked[] {
  const all = candidatesOf(hits.slice(0, PASSAGES)).filter((candidate) => candidate.unit.kind !== 'heading');
  const conditions = conditionsOf(question);
  const fitting = all.filter(
    ({ hit, plain }) => !isOtherNumber(question, hit.headings.at(-1) ?? '') && !isOtherCase(conditions, plain),
  );
  const candidates = fitting.length > 0 ? fitting : all;
  const { scored, weights } = featuresOf(readQuestion(question), candidates);
  const chosen = withWhatFollows(select(scored, weights, max), candidates);
  const passages = [...new Set(chosen.map((entry) => entry.rank))];
  return chosen
    .sort((a, b) => passages.indexOf(a.rank) - passages.indexOf(b.rank) || a.order - b.order)
    .map((candidate) => toPicked(candidate, weights));
}

const scoreOf = (features: Features): number =>
  (Object.keys(PICK_WEIGHTS) as (keyof Features)[]).reduce((sum, name) => sum + PICK_WEIGHTS[name] * features[name], 0);

function select(scored: Scored[], weights: Weights, max: number): Candidate[] {
  const left = scored.map(({ candidate, features }) => ({
    candidate,
    score: scoreOf(features) + (candidate.unit.kind === 'code' ? SELECTION.code : 0),
  }));
  const chosen: Candidate[] = [];
  const said = new Set<string>();
  while (chosen.length < max && left.length > 0) {
    let best = 0;
    let top = Number.NEGATIVE_INFINITY;
    for (const [i, { candidate, score }] of left.entries()) {
      const value = score + nextTo(candidate, chosen[0]) - SELECTION.repeated * repeated(candidate, said, weights);
      if (value > top) [best, top] = [i, value];
    }
    const [taken] = left.splice(best, 1);
    if (!taken) break;
    if (chosen.some((other) => isSame(other, taken.candidate))) continue;
    if (chosen[0] && isWeak(taken.candidate, chosen[0], weights)) continue;
    chosen.push(taken.candidate);
    for (const term of taken.candidate.terms) said.add(term);
  }
  return chosen;
}

function nextTo(candidate: Candidate, first: Candidate | undefined): number {
  if (!first || first.rank !== candidate.rank) return 0;
  // Rows and items do not continue each other.
  if (candidate.unit.kind !== 'sentence') return 0;
  const step = candidate.order - first.order;
  return step === 1 ? SELECTION.follows : step === -1 ? SELECTION.precedes : 0;
}

/** A table or list takes much space: after the first quotation it must cover nearly as much of the question. */
const isWeak = (candidate: Candidate, first: Candidate, weights: Weights): boolean =>
  candidate.unit.kind !== 'sentence' && shareOf(weights, candidate.terms) < ROOM * shareOf(weights, first.terms);

/** Manuals repeat themselves from page to page; a sentence is quoted once. */
function isSame(a: Candidate, b: Candidate): boolean {
  const shared = [...a.terms].filter((term) => b.terms.has(term)).length;
  return shared >= SAME * Math.max(a.terms.size, b.terms.size);
}

function repeated(candidate: Candidate, said: ReadonlySet<string>, weights: Weights): number {
  if (said.size === 0) return 0;
  const again = new Set([...weights.keys()].filter((term) => said.has(term) && candidate.terms.has(term)));
  return shareOf(weights, again);
}

function toPicked({ hit, rank, unit, terms }: Candidate, weights: Weights): Picked {
  const quotation = quotationOf(hit, rank + 1, unit);
  return { ...quotation, text: hit.text.slice(quotation.start, quotation.end), share: shareOf(weights, terms) };
}
