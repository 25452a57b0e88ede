import type { FastifyBaseLogger } from 'fastify';

interface Options {
  /** Milliseconds between polls when nothing was found. */
  pollMs: number;
  /** Takes what is due and returns how much it was. */
  take: () => Promise<number>;
  log: FastifyBaseLogger;
  signal: AbortSignal;
}

interface Polling {
  /** Polls at once, which is also how an abort is noticed. */
  wake: () => void;
  /** Whether a poll is under way. */
  looking: () => boolean;
  stopped: Promise<void>;
}

/** Polls until the signal aborts. */
export function startPolling({ pollMs, take, log, signal }: Options): Polling {
  /** Whether a failure has been logged, so that an unavailable database is logged once. */
  let silent = false;
  let woken = false;
  let looking = false;
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
      looking = true;
      const taken = await look();
      looking = false;
      if (taken === 0 && !woken) await wait();
    }
  };
  return { wake, looking: () => looking, stopped: run() };
}
