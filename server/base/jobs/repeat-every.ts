import type { FastifyBaseLogger } from 'fastify';

/** Runs a job repeatedly, never twice at a time. Stopping waits for the current run. */
export function repeatEvery(ms: number, log: FastifyBaseLogger, job: () => Promise<unknown>): () => Promise<void> {
  let stopped = false;
  let turn: Promise<unknown> = Promise.resolve();
  let timer: NodeJS.Timeout;
  const plan = () => {
    timer = setTimeout(() => {
      turn = job()
        .catch((err) => log.warn({ err }, 'a regular job failed; it is tried again'))
        .finally(() => {
          if (!stopped) plan();
        });
    }, ms).unref();
  };
  plan();
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await turn;
  };
}
