import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { packageRoot } from '../../../base/package-root';
import type { ParseNews, ParseOrder } from './messages';

export interface ParseThread {
  ask(order: ParseOrder): Promise<ParseNews>;
  end(): Promise<void>;
}

/**
 * Heap limit of the thread: the largest accepted file takes a third of it. Exceeding it ends the thread, not the
 * import.
 */
export const mostMegabytes = 1536;
const resourceLimits = { maxOldGenerationSizeMb: mostMegabytes };

/** Run from sources (tests, benches), the thread needs its parent's loader; in the build it is one file. */
function startWorker(): Worker {
  if (import.meta.url.endsWith('.ts')) {
    const file = fileURLToPath(new URL('./worker.ts', import.meta.url));
    const load = `import('tsx/esm/api').then(({ register }) => { register(); return import(${JSON.stringify(file)}); })`;
    return new Worker(load, { eval: true, resourceLimits });
  }
  return new Worker(join(packageRoot, 'dist', 'server', 'ingest-worker.js'), { resourceLimits });
}

/** Opens a parsing thread, which handles one order at a time. */
export function openParseThread(worker: Worker = startWorker()): ParseThread {
  // An idle thread must not keep the process alive.
  worker.unref();
  let task: { resolve(news: ParseNews): void; reject(error: Error): void } | undefined;
  let dead: Error | undefined;
  const end = (error: Error) => {
    dead ??= error;
    task?.reject(dead);
  };
  worker.on('message', (news: ParseNews) => task?.resolve(news));
  worker.on('error', end);
  worker.on('exit', () => end(new Error('the thread that reads files has ended')));
  return {
    async ask(order) {
      worker.ref();
      try {
        return await new Promise<ParseNews>((resolve, reject) => {
          if (dead) return reject(dead);
          task = { resolve, reject };
          worker.postMessage(order);
        });
      } finally {
        task = undefined;
        worker.unref();
      }
    },
    end: async () => void (await worker.terminate()),
  };
}
