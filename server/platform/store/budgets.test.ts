import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestStore } from '../../../tests/support/store';
import { dropLostHolds, putCap, readCaps, reserve, settle } from './budgets';

let store: Awaited<ReturnType<typeof createTestStore>>;
beforeAll(async () => {
  store = await createTestStore();
});
afterAll(() => store?.close());

const state = async (id: string) => (await readCaps(store.db, [id]))[0];

test('calls at once take exactly what fits, never more', async () => {
  await putCap(store.db, 'key:parallel', { period: 'month', cap: 1000 });
  const calls = await Promise.all(Array.from({ length: 200 }, () => reserve(store, ['key:parallel'], 10)));
  const let_in = calls.flatMap((one) => ('hold' in one && one.hold ? [one.hold] : []));
  expect(let_in).toHaveLength(100);
  expect(calls.filter((one) => 'full' in one)).toHaveLength(100);
  // What was estimated too high is there again once settled.
  await Promise.all(let_in.map((hold) => settle(store.db, hold, 4)));
  expect(await state('key:parallel')).toMatchObject({ used: 400, held: 0 });
  const again = await Promise.all(Array.from({ length: 100 }, () => reserve(store, ['key:parallel'], 10)));
  expect(again.filter((one) => 'hold' in one)).toHaveLength(60);
});

test('with exact use, any order of calls, ends and deaths keeps what is used and held within the cap', async () => {
  let turn = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 60 }),
      fc.array(
        fc.record({ amount: fc.integer({ min: 1, max: 30 }), next: fc.constantFrom('settle', 'twice', 'die', 'hold') }),
        { minLength: 1, maxLength: 12 },
      ),
      async (cap, calls) => {
        turn += 1;
        const [one, two] = [`key:p${turn}`, `person:p${turn}`];
        await putCap(store.db, one, { period: 'day', cap });
        await putCap(store.db, two, { period: 'month', cap: cap * 2 });
        const within = async () => {
          for (const { cap: most, used, held } of await readCaps(store.db, [one, two]))
            expect(used + held).toBeLessThanOrEqual(most);
        };
        await Promise.all(
          calls.map(async ({ amount, next }, n) => {
            // In either order of names: locks never wait in a circle.
            const taken = await reserve(store, n % 2 ? [one, two] : [two, one], amount);
            await within();
            if (!('hold' in taken) || !taken.hold) return;
            if (next === 'settle' || next === 'twice') await settle(store.db, taken.hold, amount);
            if (next === 'twice') await settle(store.db, taken.hold, amount);
            if (next !== 'die') return;
            const lost = { created_at: new Date(0) };
            await store.db.updateTable('budget_hold').set(lost).where('id', '=', taken.hold).execute();
          }),
        );
        await within();
        await dropLostHolds(store.db);
        const all = await store.db.selectFrom('budget_hold').select(['amount', 'caps']).execute();
        const holds = all.filter(({ caps }) => caps.includes(one));
        const held = holds.reduce((sum, { amount }) => sum + Number(amount), 0);
        expect((await state(one))?.held).toBe(held);
      },
    ),
    { numRuns: 20 },
  );
});

test('a new period begins empty, with what is still held', async () => {
  await putCap(store.db, 'key:period', { period: 'day', cap: 100 });
  const taken = await reserve(store, ['key:period'], 60);
  await store.db
    .updateTable('budget_cap')
    .set({ used: '90', starts_at: new Date(0) })
    .where('id', '=', 'key:period')
    .execute();
  expect(await state('key:period')).toMatchObject({ used: 0, held: 60 });
  expect(await reserve(store, ['key:period'], 50)).toHaveProperty('full');
  await settle(store.db, 'hold' in taken ? taken.hold : undefined, 10);
  expect(await state('key:period')).toMatchObject({ used: 10, held: 0 });
  expect(await reserve(store, ['key:without'], 1_000_000)).toEqual({ hold: undefined });
});
