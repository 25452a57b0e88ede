/** The level of work: the number of steps reached. */
export const levelOf = (used: number, steps: readonly number[]): number => steps.filter((step) => used >= step).length;
