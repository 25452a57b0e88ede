/** Aborts when an expected sign of life is late, when the total time is up, or when the caller aborts. */
export interface Watchdog {
  signal: AbortSignal;
  /** Requires the next sign of life within `ms`. */
  expect(ms: number): void;
  /** Milliseconds since the last call of `expect`. */
  waited(): number;
  stop(): void;
}

export function createWatchdog(totalMs: number, asked: AbortSignal): Watchdog {
  const controller = new AbortController();
  const bark = () => controller.abort();
  const total = setTimeout(bark, totalMs);
  // One controller for all reasons: nothing would keep a combined signal alive.
  asked.addEventListener('abort', bark, { once: true });
  if (asked.aborted) bark();
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
      asked.removeEventListener('abort', bark);
      clearTimeout(total);
      clearTimeout(next);
    },
  };
}
