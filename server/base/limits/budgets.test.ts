import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestStore, type TestStore } from '../../../tests/support/store';
import { spend } from './budgets';

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
