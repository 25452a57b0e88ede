import type { Scored } from '../exemplar/find-alike';
import type { WorkOrder } from './messages';
import { openThread, type Thread } from './open-thread';

interface Threads {
  run(order: WorkOrder, signal: AbortSignal, onProgress: (share: number) => void): Promise<Scored[]>;
  close(): Promise<void>;
}

/** A pool of threads, started on demand and reused. An aborted task terminates its thread. */
export function openThreads(open: () => Thread = openThread): Threads {
  const idle: Thread[] = [];
  const all = new Set<Thread>();
  const take = () => {
    const thread = idle.pop() ?? open();
    all.add(thread);
    return thread;
  };
  const drop = async (thread: Thread) => {
    all.delete(thread);
    await thread.end();
  };
  return {
    async run(order, signal, onProgress) {
      signal.throwIfAborted();
      const thread = take();
      const given = new Promise<never>((_, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason), { once: true });
      });
      try {
        const found = await Promise.race([thread.run(order, onProgress), given]);
        idle.push(thread);
        return found;
      } catch (error) {
        await drop(thread);
        throw error;
      }
    },
    async close() {
      await Promise.all([...all].map(drop));
    },
  };
}
