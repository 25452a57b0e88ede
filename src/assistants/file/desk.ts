/** Something that works on one file and keeps it between jobs. */
export interface Desk<Job, Answer> {
  ask: (job: Job) => Promise<Answer>;
  close: () => void;
}

/** A desk in a worker, so that the page stays smooth; in the page itself where there are no workers. */
export function openDesk<Job, Answer>(
  start: () => Worker,
  here: () => Promise<() => (job: Job) => Answer | Promise<Answer>>,
): Desk<Job, Answer> {
  if (typeof Worker === 'undefined') {
    const work = here().then((make) => make());
    return { ask: async (job) => (await work)(job), close: () => undefined };
  }
  const worker = start();
  // Jobs are answered in turn, so the oldest waiting one is meant.
  const waiting: PromiseWithResolvers<Answer>[] = [];
  worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => waiting.shift()?.resolve(data));
  worker.addEventListener('error', ({ message }) => {
    for (const one of waiting.splice(0)) one.reject(new Error(message));
  });
  return {
    ask: (job) => {
      const next = withResolvers<Answer>();
      waiting.push(next);
      worker.postMessage(job);
      return next.promise;
    },
    close: () => worker.terminate(),
  };
}

function withResolvers<T>(): PromiseWithResolvers<T> {
  let resolve: PromiseWithResolvers<T>['resolve'] = () => undefined;
  let reject: PromiseWithResolvers<T>['reject'] = () => undefined;
  const promise = new Promise<T>((yes, no) => {
    resolve = yes;
    reject = no;
  });
  return { promise, resolve, reject };
}

interface PromiseWithResolvers<T> {
  promise: Promise<T>;
  resolve: (value: T) => void;
  reject: (reason: Error) => void;
}
