import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestStore, type TestStore } from '../../../tests/support/store';
import { spend, spendIfLeft } from './budgets';

let store: TestStore;
beforeAll(async () => {
  store = await createTestStore();
});
afterAll(() => store.close());

describe('a budget', () => {
  const most = 5;
  let key = '';
  beforeEach(() => {
    key = crypto.randomUUID();
  });
  const take = () => spend(store.db, { key, most, perSeconds: 60 });

  test('is shared by all who take at the same time: none gets one too many', async () => {
    const waits = await Promise.all(Array.from({ length: 20 }, take));
    expect(waits.filter((ms) => ms === 0)).toHaveLength(most);
    for (const ms of waits) expect(ms).toBeLessThanOrEqual(60_000);
  });

  test('that is used up is full again when its time is over, however often somebody asked', async () => {
    for (let n = 0; n < 10; n += 1) await take();
    expect(await take()).toBeGreaterThanOrEqual(1000);
    await store.pool.query('update budget set resets_at = now() where key = $1', [key]);
    expect(await Promise.all(Array.from({ length: most }, take))).toEqual(Array(most).fill(0));
    expect(await take()).toBeGreaterThan(0);
  });

  test('of one is not touched by another', async () => {
    await Promise.all(Array.from({ length: most + 1 }, take));
    expect(await spend(store.db, { key: `${key}x`, most, perSeconds: 60 })).toBe(0);
  });
});

describe('a budget that is taken from only if there is enough', () => {
  const usedOf = async (key: string) =>
    Number((await store.pool.query('select used from budget where key = $1', [key])).rows[0]?.used ?? 0);

  test('gives what fits and notes nothing else, whatever is asked for in whatever order', async () => {
    const asked = fc.array(fc.record({ amount: fc.integer({ min: 1, max: 12 }), over: fc.boolean() }), {
      maxLength: 12,
    });
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 10 }), asked, async (most, takes) => {
        const key = crypto.randomUUID();
        let used = 0;
        for (const { amount, over } of takes) {
          if (over) {
            await store.pool.query('update budget set resets_at = now() where key = $1', [key]);
            used = 0;
          }
          const waitMs = await spendIfLeft(store.db, { key, most, perSeconds: 60, amount });
          expect(waitMs === 0).toBe(used + amount <= most);
          if (waitMs === 0) used += amount;
          else expect(waitMs).toBeGreaterThanOrEqual(1000);
          if (waitMs === 0) expect(await usedOf(key)).toBe(used);
        }
      }),
      { numRuns: 25 },
    );
  });

  test('gives exactly as much as there is to those who ask at once', async () => {
    const key = crypto.randomUUID();
    const take = () => spendIfLeft(store.db, { key, most: 10, perSeconds: 60, amount: 3 });
    const waits = await Promise.all(Array.from({ length: 20 }, take));
    expect(waits.filter((ms) => ms === 0)).toHaveLength(3);
    expect(await usedOf(key)).toBe(9);
    expect(await spendIfLeft(store.db, { key, most: 10, perSeconds: 60 })).toBe(0);
  });
});
