/** Solves a challenge in a worker, so that typing stays smooth. Resolves to undefined on failure. */
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
