import type { FastifyBaseLogger } from 'fastify';

interface Options {
  /** Milliseconds between two looks, where nothing was found. */
  pollMs: number;
  /** Takes what is due, and answers how much it was. */
  take: () => Promise<number>;
  log: FastifyBaseLogger;
  signal: AbortSignal;
}

/** Looks for what is due until the signal aborts; `wake` has it look at once, which is also how an abort is heard. */
export function startPolling({ pollMs, take, log, signal }: Options): { wake: () => void; stopped: Promise<void> } {
  /** A database that is away for a while is told of once. */
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
