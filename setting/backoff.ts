interface Pace {
  /** The wait after the first failure; each further one doubles it. */
  firstMs: number;
  longestMs?: number;
}

/** Milliseconds to wait after so many failures in a row; up to half of it by chance, so that nodes that fail together do not come back together. */
export function backoff(failures: number, { firstMs, longestMs = 60_000 }: Pace): number {
  const wait = Math.min(longestMs, firstMs * 2 ** Math.min(30, Math.max(0, failures - 1)));
  return wait * (1 - Math.random() / 2);
}
