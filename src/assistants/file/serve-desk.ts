/** In a worker: answers jobs in turn, which a page's desk counts on. What fails reaches the page as an error of the worker. */
export function serveDesk<Job, Answer>(work: (job: Job) => Answer | Promise<Answer>): void {
  let last: Promise<unknown> = Promise.resolve();
  addEventListener('message', ({ data }: MessageEvent<Job>) => {
    last = last.then(() => work(data)).then(postMessage, reportError);
  });
}
