interface Pace {
  /** The wait after the first failure; each further failure doubles it. */
  firstMs: number;
  longestMs?: number;
}

/**
 * Milliseconds to wait after this many failures in a row. Up to half of it is random, so that nodes that failed
 * together do not retry together.
 */
export function backoff(failures: number, { firstMs, longestMs = 60_000 }: Pace): number {
  const wait = Math.min(longestMs, firstMs * 2 ** Math.min(30, Math.max(0, failures - 1)));
  return wait * (1 - Math.random() / 2);
}
