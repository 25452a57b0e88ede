/** Aborts when what is expected does not come in time, or when the whole takes too long. */
export interface Watchdog {
  signal: AbortSignal;
  /** The next sign of life must come within this time. */
  expect(ms: number): void;
  /** How long it has waited since the last sign of life. */
  waited(): number;
  stop(): void;
}

export function createWatchdog(totalMs: number): Watchdog {
  const controller = new AbortController();
  const bark = () => controller.abort();
  const total = setTimeout(bark, totalMs);
  let next: NodeJS.Timeout | undefined;
  let since = Date.now();
  return {
    signal: controller.signal,
    expect(ms) {
      clearTimeout(next);
      since = Date.now();
      next = setTimeout(bark, ms);
    },
    waited: () => Date.now() - since,
    stop() {
      clearTimeout(total);
      clearTimeout(next);
    },
  };
}
