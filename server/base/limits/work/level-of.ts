/** The level of work: one for each step reached. */
export const levelOf = (used: number, steps: readonly number[]): number => steps.filter((step) => used >= step).length;
