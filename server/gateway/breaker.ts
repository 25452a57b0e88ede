/** So many faults in this time open the breaker, for this long; then one call probes. */
const BREAKER = { faults: 5, withinMs: 30_000, openMs: 30_000 } as const;

export type BreakerState = 'closed' | 'open' | 'probing';

/**
 * What this node knows of a service's health: closed → open → probing → closed. In memory, because a service that one
 * node cannot reach may answer another.
 */
export function createBreaker(now: () => number = Date.now) {
  let faults: number[] = [];
  let openUntil = 0;
  /** When the probe began; one that never ends gives its place back. */
  let probingSince = 0;

  const isProbing = () => probingSince > 0 && now() - probingSince < BREAKER.openMs;

  return {
    state(): BreakerState {
      if (openUntil === 0) return 'closed';
      return openUntil > now() ? 'open' : 'probing';
    },
    /** How long no call may be made; 0: this one may. After a pause, the first call is the probe. */
    waitMs(): number {
      if (openUntil === 0) return 0;
      const rest = openUntil - now();
      if (rest > 0) return rest;
      if (isProbing()) return 1_000;
      probingSince = now();
      return 0;
    },
    works(): void {
      faults = [];
      openUntil = 0;
      probingSince = 0;
    },
    fails(): void {
      const at = now();
      faults = [...faults.filter((one) => at - one < BREAKER.withinMs), at];
      if (probingSince === 0 && faults.length < BREAKER.faults) return;
      openUntil = at + BREAKER.openMs;
      probingSince = 0;
      faults = [];
    },
  };
}

export type Breaker = ReturnType<typeof createBreaker>;
