import { PoolFrame } from './pool-frame';

export type Work<J> = (frame: PoolFrame, job: J) => Promise<void>;

/**
 * Processes a list with a few frames at once. Frames of one site share a thread, so two are enough: one renders while the other waits
 * for data. A lost frame is replaced, and its job reported to `failed`.
 */
export async function runPool<J>(
  host: HTMLElement,
  jobs: readonly J[],
  work: Work<J>,
  { signal, failed, frames = 2 }: { signal: AbortSignal; failed: (job: J, reason: string) => void; frames?: number },
): Promise<void> {
  const waiting = [...jobs];
  const worker = async (): Promise<void> => {
    let frame = new PoolFrame(host);
    const stop = () => frame.close();
    signal.addEventListener('abort', stop);
    for (let job = waiting.shift(); job !== undefined && !signal.aborted; job = waiting.shift()) {
      try {
        await work(frame, job);
      } catch (error) {
        if (signal.aborted) break;
        failed(job, error instanceof Error ? error.message : String(error));
        frame.close();
        frame = new PoolFrame(host);
      }
    }
    signal.removeEventListener('abort', stop);
    frame.close();
  };
  await Promise.all(Array.from({ length: Math.min(frames, jobs.length) }, worker));
}
