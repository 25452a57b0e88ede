/** How long a research may read, and how many items its plan may have. */
export interface Budget {
  seconds: number;
  items: number;
}

export const ORDINARY: Budget = { seconds: 240, items: 8 };

/** For the end and for whatever a node that goes on has to read again. */
const GRACE_S = 60;

export const budgetOf = (wished: Partial<Budget> = {}): Budget => ({ ...ORDINARY, ...wished });

/** How long the run of a research may take, in ms. */
export const longestMs = ({ seconds }: Budget): number => (seconds + GRACE_S) * 1000;
