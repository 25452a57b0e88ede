/** A file of the page that takes longer than this is given up (business constant of the specification). */
export const CHUNK_TIMEOUT_MS = 120_000;

/** Rejects when the file has not come in time; one that hangs would keep its place waiting without a word. */
export function withinChunkTime<T>(load: () => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const late = () => reject(new Error(`not loaded after ${CHUNK_TIMEOUT_MS / 1000} s`));
    const timer = setTimeout(late, CHUNK_TIMEOUT_MS);
    load()
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}
