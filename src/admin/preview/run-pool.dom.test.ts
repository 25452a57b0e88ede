import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runPool } from './run-pool';

let host: HTMLElement;
beforeEach(() => {
  host = document.createElement('div');
  document.body.append(host);
});
afterEach(() => host.remove());
const never = new AbortController().signal;

test('does every job once, with a few frames, and leaves none behind', async () => {
  const done: number[] = [];
  let most = 0;
  await runPool(
    host,
    [1, 2, 3, 4, 5],
    async (_frame, job) => {
      most = Math.max(most, host.children.length);
      await Promise.resolve();
      done.push(job);
    },
    { signal: never, failed: vi.fn() },
  );
  expect(done.sort()).toEqual([1, 2, 3, 4, 5]);
  expect(most).toBe(2);
  expect(host.children).toHaveLength(0);
});

test('a lost frame costs its own job and nothing else', async () => {
  const failed = vi.fn();
  const done: number[] = [];
  const work = async (_frame: unknown, job: number) => {
    if (job === 2) throw new Error('timeout');
    done.push(job);
  };
  await runPool(host, [1, 2, 3], work, { signal: never, failed, frames: 1 });
  expect(done).toEqual([1, 3]);
  expect(failed.mock.calls).toEqual([[2, 'timeout']]);
});

test('stops when it is told to', async () => {
  const stop = new AbortController();
  const done: number[] = [];
  const failed = vi.fn();
  const work = async (_frame: unknown, job: number) => {
    done.push(job);
    stop.abort();
  };
  await runPool(host, [1, 2, 3], work, { signal: stop.signal, failed, frames: 1 });
  expect(done).toEqual([1]);
  expect(failed).not.toHaveBeenCalled();
  expect(host.children).toHaveLength(0);
});
