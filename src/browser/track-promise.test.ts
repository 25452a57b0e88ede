import { expect, test } from 'vitest';
import { trackPromise } from './track-promise';

test('the promise itself says how it ended, and is still the same promise', async () => {
  const promise = Promise.resolve(7);
  expect(trackPromise(promise)).toBe(promise);
  await promise;
  expect(promise).toMatchObject({ status: 'fulfilled', value: 7 });
});

test('a failure is said too, and is left to whoever waits', async () => {
  const reason = new Error('gone');
  const promise = trackPromise(Promise.reject(reason));
  await expect(promise).rejects.toBe(reason);
  expect(promise).toMatchObject({ status: 'rejected', reason });
});
