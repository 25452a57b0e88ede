/** Does the work beside the page, so that nobody who types notices it. Undefined when it cannot be done here. */
export function solveWork(challenge: unknown): Promise<string | undefined> {
  if (typeof Worker === 'undefined') return here(challenge).catch(() => undefined);
  const worker = new Worker(new URL('./work-worker.ts', import.meta.url), { type: 'module' });
  const proof = new Promise<string | undefined>((resolve) => {
    worker.addEventListener('message', ({ data }: MessageEvent<{ proof?: string }>) => resolve(data.proof));
    worker.addEventListener('error', () => resolve(undefined));
    worker.postMessage(challenge);
  });
  return proof.finally(() => worker.terminate());
}

async function here(challenge: unknown): Promise<string | undefined> {
  const { doWork } = await import('./do-work');
  return doWork(challenge as Parameters<typeof doWork>[0]);
}
