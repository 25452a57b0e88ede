import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openPixelBudget, PixelsBusy } from './open-pixel-budget';

const rules = { mostInFlight: 100, mostWaiting: 8, mostWaitingOfOne: 4 };
const settled = () => new Promise((resolve) => setImmediate(resolve));

/** A task that ends on request. */
function task() {
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { run: () => ended, end: () => end() };
}

test('whatever is asked, never more pixels than the budget are unpacked at a time, and everything is served', async () => {
  const wish = fc.record({ pixels: fc.integer({ min: 1, max: 300 }), owner: fc.constantFrom('a', 'b', 'c', 'd') });
  await fc.assert(
    fc.asyncProperty(fc.array(wish, { maxLength: 30 }), async (wishes) => {
      const budget = openPixelBudget({ ...rules, mostWaiting: 100, mostWaitingOfOne: 100 });
      let running = 0;
      const served = wishes.map(({ pixels, owner }) =>
        budget.run(pixels, { owner }, async () => {
          running += Math.min(pixels, rules.mostInFlight);
          expect(running).toBeLessThanOrEqual(rules.mostInFlight);
          await settled();
          running -= Math.min(pixels, rules.mostInFlight);
        }),
      );
      await Promise.all(served);
      expect(budget.state()).toEqual({ inFlight: 0, waiting: 0 });
    }),
    { numRuns: 50 },
  );
});

test('a large picture is not overtaken; the second one of an owner steps aside', async () => {
  const budget = openPixelBudget(rules);
  const order: string[] = [];
  const tasks = { a1: task(), a2: task(), large: task(), small: task() };
  const start = (name: keyof typeof tasks, pixels: number, owner: string) =>
    budget.run(pixels, { owner }, () => {
      order.push(name);
      return tasks[name].run();
    });
  const all = [start('a1', 60, 'a'), start('a2', 10, 'a'), start('large', 95, 'b'), start('small', 5, 'c')];
  await settled();
  expect(order).toEqual(['a1']);
  tasks.a1.end();
  await settled();
  expect(order).toEqual(['a1', 'a2']);
  tasks.a2.end();
  await settled();
  expect(order).toEqual(['a1', 'a2', 'large', 'small']);
  tasks.large.end();
  tasks.small.end();
  await Promise.all(all);
});

test('too many waiting, of all or of one, are refused at once', async () => {
  const budget = openPixelBudget(rules);
  const first = task();
  const gone = new AbortController();
  const running = budget.run(100, { owner: 'a' }, first.run);
  const wait = (owner: string) =>
    budget.run(1, { owner, signal: gone.signal }, async () => {}).catch((error: Error) => error.message);
  const waiting = [...'bbbbccc', 'd'].map(wait);
  await expect(budget.run(1, { owner: 'e' }, async () => {})).rejects.toBeInstanceOf(PixelsBusy);
  gone.abort(new Error('gone'));
  expect(await Promise.all(waiting)).toEqual(Array(8).fill('gone'));
  const own = [1, 2, 3, 4].map(() => budget.run(1, { owner: 'a' }, async () => {}));
  await expect(budget.run(1, { owner: 'a' }, async () => {})).rejects.toBeInstanceOf(PixelsBusy);
  first.end();
  await Promise.all([running, ...own]);
});

test('a task that fails gives its pixels back', async () => {
  const budget = openPixelBudget(rules);
  await expect(budget.run(50, { owner: 'a' }, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(budget.state()).toEqual({ inFlight: 0, waiting: 0 });
});
