/** Of one supplier; as many as a file may have rows. */
export const MOST_OFFERINGS = 20_000;
