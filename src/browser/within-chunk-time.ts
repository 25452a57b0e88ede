/** Timeout for loading a file of the page (a constant of the specification). */
export const CHUNK_TIMEOUT_MS = 120_000;

/** Rejects on timeout; otherwise a stalled file would leave its placeholder forever. */
export function withinChunkTime<T>(load: () => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const late = () => reject(new Error(`not loaded after ${CHUNK_TIMEOUT_MS / 1000} s`));
    const timer = setTimeout(late, CHUNK_TIMEOUT_MS);
    load()
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}
