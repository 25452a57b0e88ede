import { expect, test } from 'vitest';
import { openQueue, QueueFull } from './open-queue';

const never = new AbortController().signal;

function task() {
  let finish = () => {};
  const done = new Promise<void>((resolve) => {
    finish = resolve;
  });
  return { done, finish };
}

const turnOfEvents = () => new Promise((resolve) => setImmediate(resolve));

test('one person’s second picture waits behind another person’s first', async () => {
  const queue = openQueue(2, 8);
  const order: string[] = [];
  const tasks = ['a1', 'a2', 'b1'].map((name) => ({ name, ...task() }));
  const runs = tasks.map(({ name, done }) =>
    queue.run(name.charAt(0), never, async () => {
      order.push(name);
      await done;
      return name;
    }),
  );
  await turnOfEvents();
  expect(order).toEqual(['a1', 'b1']);
  for (const { finish } of tasks) finish();
  expect(await Promise.all(runs)).toEqual(['a1', 'a2', 'b1']);
  expect(order).toEqual(['a1', 'b1', 'a2']);
});

test('who gives up while waiting leaves the queue and holds nobody up', async () => {
  const queue = openQueue(1, 8);
  const first = task();
  const running = queue.run('a', never, () => first.done);
  const leaving = new AbortController();
  const places: number[] = [];
  const given = queue.run(
    'b',
    leaving.signal,
    async () => {},
    () => {},
  );
  const last = queue.run(
    'c',
    never,
    async () => 'c',
    (ahead) => places.push(ahead),
  );
  leaving.abort(new Error('gone'));
  await expect(given).rejects.toThrow('gone');
  first.finish();
  await running;
  expect(await last).toBe('c');
  expect(places).toEqual([1, 0]);
});

test('a fault frees the place, and a full queue says so', async () => {
  const queue = openQueue(1, 1);
  await expect(queue.run('a', never, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  const first = task();
  const running = queue.run('a', never, () => first.done);
  const waiting = queue.run('b', never, async () => {});
  await expect(queue.run('c', never, async () => {})).rejects.toThrow(QueueFull);
  first.finish();
  await Promise.all([running, waiting]);
  expect(queue.waiting()).toBe(0);
});
