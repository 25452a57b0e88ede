import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { packageRoot } from '../../../base/package-root';
import type { Scored } from '../exemplar/find-alike';
import type { WorkNews, WorkOrder } from './messages';

export interface Thread {
  run(order: WorkOrder, onProgress: (share: number) => void): Promise<Scored[]>;
  end(): Promise<void>;
}

/**
 * Heap limit: pictures and layers are outside the heap, and the rest is small. Exceeding it ends the thread, not the
 * server.
 */
const resourceLimits = { maxOldGenerationSizeMb: 256 };

/** Run from sources (tests, benches), the thread needs its parent's loader; in the build it is one file. */
function startWorker(): Worker {
  if (import.meta.url.endsWith('.ts')) {
    const file = fileURLToPath(new URL('../worker.ts', import.meta.url));
    const load = `import('tsx/esm/api').then(({ register }) => { register(); return import(${JSON.stringify(file)}); })`;
    return new Worker(load, { eval: true, resourceLimits });
  }
  return new Worker(join(packageRoot, 'dist', 'server', 'detection-worker.js'), { resourceLimits });
}

interface Task {
  resolve(found: Scored[]): void;
  reject(error: Error): void;
  onProgress(share: number): void;
}

export function openThread(): Thread {
  const worker = startWorker();
  // An idle thread must not keep the process alive.
  worker.unref();
  let task: Task | undefined;
  let dead: Error | undefined;
  const end = (error: Error) => {
    dead ??= error;
    task?.reject(dead);
  };
  worker.on('message', (news: WorkNews) => {
    if (news.kind === 'progress') task?.onProgress(news.share);
    else if (news.kind === 'done') task?.resolve(news.found);
    else task?.reject(new Error(news.message));
  });
  worker.on('error', end);
  worker.on('exit', () => end(new Error('the detection thread has ended')));
  return {
    run: (order, onProgress) =>
      new Promise((resolve, reject) => {
        // A thread that died while idle is reported here and replaced.
        if (dead) return reject(dead);
        task = { resolve, reject, onProgress };
        const buffers = order.rasters.map(({ rgb }) => rgb.buffer as ArrayBuffer);
        worker.postMessage(order, buffers);
      }),
    end: async () => void (await worker.terminate()),
  };
}
