import { expect, test } from 'vitest';
import type { WorkOrder } from './messages';
import type { Thread } from './open-thread';
import { openThreads } from './open-threads';

const order = {} as WorkOrder;
const never = new AbortController().signal;

function fakeThreads(run: Thread['run']) {
  const made: { ended: boolean }[] = [];
  const threads = openThreads(() => {
    const state = { ended: false };
    made.push(state);
    return {
      run,
      end: async () => {
        state.ended = true;
      },
    };
  });
  return { threads, made };
}

test('a thread is used again', async () => {
  const { threads, made } = fakeThreads(async () => []);
  await threads.run(order, never, () => {});
  await threads.run(order, never, () => {});
  expect(made).toHaveLength(1);
  await threads.close();
  expect(made).toEqual([{ ended: true }]);
});

test('a task that is given up ends its thread; the next one gets another', async () => {
  const { threads, made } = fakeThreads(() => new Promise(() => {}));
  const leaving = new AbortController();
  const given = threads.run(order, leaving.signal, () => {});
  leaving.abort(new Error('gone'));
  await expect(given).rejects.toThrow('gone');
  expect(made).toEqual([{ ended: true }]);
  await expect(threads.run(order, leaving.signal, () => {})).rejects.toThrow('gone');
});
