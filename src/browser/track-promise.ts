/**
 * The same promise, which says by itself how it ended, the way `use` of React asks: what has arrived is drawn at once, without a round
 * of waiting.
 */
export function trackPromise<T>(promise: Promise<T>): Promise<T> {
  const tell = (outcome: object) => void Object.assign(promise, outcome);
  promise.then(
    (value) => tell({ status: 'fulfilled', value }),
    (reason) => tell({ status: 'rejected', reason }),
  );
  return promise;
}
