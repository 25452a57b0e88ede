const FIRST_MS = 1000;
const LONGEST_MS = 60_000;

/** How long to wait before the next attempt: twice as long each time, and not everybody in the same moment. */
export function waitBefore(attempt: number, random: () => number = Math.random): number {
  const most = Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(attempt, 10));
  return most / 2 + (most / 2) * random();
}
