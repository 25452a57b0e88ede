import type { Features } from './sentence-features';

/**
 * Weights of the sentence features. Fitted (softmax over the sentences of the passages found, small L2) on one half of
 * the reading sets, split by document; the figures of docs/measurements/answers.md are measured on the
 * other half.
 */
export const PICK_WEIGHTS: Features = {
  news: 4.34,
  singles: 2.77,
  run: 1.01,
  focus: 0.35,
  before: 0.69,
  after: 0.4,
  goesOn: 0.98,
  opens: 0.52,
  opensWithSubject: 0.25,
  kind: 1.3,
  first: 0.17,
  introduces: 0.55,
  passage: 3.94,
  rank: -2.12,
};

/**
 * Adjustments from the second sentence on: words already covered count less, neighbours of the first sentence more.
 * Code rarely answers by itself, so it is quoted only where it clearly fits best.
 */
export const SELECTION = { repeated: 0.7, follows: 0.4, precedes: 0.2, code: -1.5 };
