/** Adds the status fields that React's `use` reads, so that a settled promise renders without suspending. */
export function trackPromise<T>(promise: Promise<T>): Promise<T> {
  const tell = (outcome: object) => void Object.assign(promise, outcome);
  promise.then(
    (value) => tell({ status: 'fulfilled', value }),
    (reason) => tell({ status: 'rejected', reason }),
  );
  return promise;
}
