import type { FastifyBaseLogger } from 'fastify';

interface Options {
  /** Milliseconds between polls when nothing was found. */
  pollMs: number;
  /** Takes what is due and returns how much it was. */
  take: () => Promise<number>;
  log: FastifyBaseLogger;
  signal: AbortSignal;
}

/** Polls until the signal aborts; `wake` triggers an immediate poll, which is also how an abort is noticed. */
export function startPolling({ pollMs, take, log, signal }: Options): { wake: () => void; stopped: Promise<void> } {
  /** A temporarily unavailable database is logged once. */
  let silent = false;
  let woken = false;
  let stopWaiting = () => {};
  const wake = () => {
    woken = true;
    stopWaiting();
  };
  const wait = () =>
    new Promise<void>((done) => {
      const timer = setTimeout(done, pollMs).unref();
      stopWaiting = () => {
        clearTimeout(timer);
        done();
      };
    });
  const look = () =>
    take().then(
      (count) => {
        silent = false;
        return count;
      },
      (err) => {
        if (!silent) log.warn({ err }, 'the job queues do not answer; they are asked again');
        silent = true;
        return 0;
      },
    );
  const run = async () => {
    while (!signal.aborted) {
      woken = false;
      const taken = await look();
      if (taken === 0 && !woken) await wait();
    }
  };
  return { wake, stopped: run() };
}
