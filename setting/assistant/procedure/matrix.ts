import type { Answer, Matrix } from './state';

export type Fault = Matrix['faults'][number];
export type Observation = Matrix['observations'][number];
type Often = Fault['shows'][string];

/** How likely a fault shows an observation. Not 0 and 1: one wrong observation must not rule out the right cause. */
const LIKELY: Record<Often, number> = { always: 0.97, often: 0.75, seldom: 0.2, never: 0.03 };
const UNKNOWN = 0.5;
/** A cause is named once it is this far ahead of all others together. */
const SURE = 0.95;
/** In bits; an observation that tells less is not worth a question. */
const LEAST_TOLD = 0.01;

export interface Candidate {
  fault: Fault;
  /** Ids of observations that speak for it, against it, and that say nothing yet. */
  fits: string[];
  contradicts: string[];
  open: string[];
}

export const likelihood = (fault: Fault, observation: string): number => {
  const often = Object.hasOwn(fault.shows, observation) ? fault.shows[observation] : undefined;
  return often ? LIKELY[often] : UNKNOWN;
};

const answered = (answers: readonly Answer[]) =>
  answers.filter((answer): answer is { at: string; value: 'yes' | 'no' } => answer.value !== null);

/** How likely each fault is after these answers, all being equally likely before. */
export function weigh({ faults }: Matrix, answers: readonly Answer[]): number[] {
  const weights = faults.map((fault) =>
    answered(answers).reduce((weight, { at, value }) => {
      const yes = likelihood(fault, at);
      return weight * (value === 'yes' ? yes : 1 - yes);
    }, 1),
  );
  const sum = weights.reduce((a, b) => a + b, 0);
  return weights.map((weight) => weight / sum);
}

const entropy = (weights: readonly number[]) =>
  weights.reduce((sum, weight) => (weight > 0 ? sum - weight * Math.log2(weight) : sum), 0);

/** How many bits an observation is expected to tell about which fault it is. */
export function expectedInformation(matrix: Matrix, weights: readonly number[], observation: string): number {
  const yes = matrix.faults.map((fault) => likelihood(fault, observation));
  const chance = weights.reduce((sum, weight, n) => sum + weight * (yes[n] as number), 0);
  const after = (value: (n: number) => number, total: number) =>
    total * entropy(weights.map((weight, n) => (weight * value(n)) / total));
  const left = after((n) => yes[n] as number, chance) + after((n) => 1 - (yes[n] as number), 1 - chance);
  return Math.max(0, entropy(weights) - left);
}

/** The open observation that tells most per minute; undefined if none tells anything. */
export function nextObservation(matrix: Matrix, answers: readonly Answer[]): Observation | undefined {
  const weights = weigh(matrix, answers);
  let best: { observation: Observation; worth: number } | undefined;
  for (const observation of matrix.observations) {
    if (answers.some(({ at }) => at === observation.id)) continue;
    const told = expectedInformation(matrix, weights, observation.id);
    const worth = told / observation.minutes;
    if (told >= LEAST_TOLD && (!best || worth > best.worth)) best = { observation, worth };
  }
  return best?.observation;
}

/** Whether the answers single one fault out. */
export const isSure = (matrix: Matrix, answers: readonly Answer[]): boolean =>
  Math.max(...weigh(matrix, answers)) >= SURE;

/** Every fault, the likeliest first, with what speaks for and against it. */
export function candidates(matrix: Matrix, answers: readonly Answer[]): Candidate[] {
  const weights = weigh(matrix, answers);
  const said = new Map(answered(answers).map(({ at, value }) => [at, value]));
  const judge = (fault: Fault): Candidate => {
    const candidate: Candidate = { fault, fits: [], contradicts: [], open: [] };
    for (const [observation, often] of Object.entries(fault.shows)) {
      const value = said.get(observation);
      const expected = often === 'always' || often === 'often' ? 'yes' : 'no';
      if (value === expected) candidate.fits.push(observation);
      else if (value && (often === 'always' || often === 'never')) candidate.contradicts.push(observation);
      else candidate.open.push(observation);
    }
    return candidate;
  };
  return matrix.faults
    .map((fault, n) => ({ fault, weight: weights[n] as number }))
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ fault }) => judge(fault));
}
