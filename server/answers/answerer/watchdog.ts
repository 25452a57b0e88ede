/** Aborts when what is expected does not come in time, when the whole takes too long, or when nobody wants it any more. */
export interface Watchdog {
  signal: AbortSignal;
  /** The next sign of life must come within this time. */
  expect(ms: number): void;
  /** How long it has waited since the last sign of life. */
  waited(): number;
  stop(): void;
}

export function createWatchdog(totalMs: number, asked: AbortSignal): Watchdog {
  const controller = new AbortController();
  const bark = () => controller.abort();
  const total = setTimeout(bark, totalMs);
  // One controller for all reasons: a signal made of two is held by neither.
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
