import { withinChunkTime } from './within-chunk-time';

const FIRST_MS = 2_000;
const LONGEST_MS = 30_000;

/**
 * Loads a file, retrying until it succeeds: a failure comes from the network or a deployment. Retries when the browser
 * comes online, and at growing intervals.
 * @param onMissed called on the first failure
 */
export async function retryUntilOnline<T>(load: () => Promise<T>, onMissed?: () => void): Promise<T> {
  for (let pause = FIRST_MS; ; pause = Math.min(2 * pause, LONGEST_MS)) {
    try {
      return await withinChunkTime(load);
    } catch {
      if (pause === FIRST_MS) onMissed?.();
      await untilOnline(pause);
    }
  }
}

function untilOnline(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer);
      globalThis.removeEventListener?.('online', go);
      resolve();
    };
    const timer = setTimeout(go, ms);
    globalThis.addEventListener?.('online', go);
  });
}
