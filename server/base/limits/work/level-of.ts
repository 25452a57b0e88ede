/** How much work: one level for each step that has been reached. */
export const levelOf = (used: number, steps: readonly number[]): number => steps.filter((step) => used >= step).length;
