import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openTestStore } from '../../../tests/support/store';
import { countAttempt, failuresOf, forgetAttempts, giveBackAttempts } from './sign-in-attempts';

const five = { key: 'pair:wei:::1', free: 5, capSeconds: 900, backSeconds: 14_400 };

test('the free attempts cost nothing, then each failure doubles the wait', async () => {
  const { db, pool } = await openTestStore();
  const waits: number[] = [];
  for (let n = 0; n < 5; n += 1) waits.push(await countAttempt(db, five));
  expect(waits).toEqual([0, 0, 0, 0, 0]);
  const seconds: number[] = [];
  for (let n = 0; n < 3; n += 1) {
    seconds.push(Math.ceil((await countAttempt(db, five)) / 1000));
    // The wait is over.
    await pool.query("update sign_in_attempt set free_at = now() - interval '1 second'");
    await countAttempt(db, five);
  }
  expect(seconds).toEqual([1, 2, 4]);
});

test('who began earlier and comes later is not made to wait for it', async () => {
  const { db } = await openTestStore();
  await db.transaction().execute(async (earlier) => {
    await sql`select now()`.execute(earlier);
    expect(await countAttempt(db, five)).toBe(0);
    expect(await countAttempt(earlier, five)).toBe(0);
  });
});

test('the wait ends at its cap, and all of it with a success', async () => {
  const { db, pool } = await openTestStore();
  await countAttempt(db, five);
  await pool.query("update sign_in_attempt set failures = 60, free_at = now() - interval '1 second'");
  await countAttempt(db, five);
  const wait = await countAttempt(db, five);
  expect(wait).toBeGreaterThan(800_000);
  expect(wait).toBeLessThanOrEqual(900_000);
  await forgetAttempts(db, [five.key]);
  expect(await countAttempt(db, five)).toBe(0);
});

test('failures run off with time, and one that was none is given back alone', async () => {
  const { db, pool } = await openTestStore();
  for (let n = 0; n < 4; n += 1) await countAttempt(db, five);
  const failures = async () => Math.round((await failuresOf(db, [five])).get(five.key) ?? 0);
  expect(await failures()).toBe(4);
  await giveBackAttempts(db, [five.key]);
  expect(await failures()).toBe(3);
  await pool.query("update sign_in_attempt set updated_at = updated_at - interval '1 hour'");
  // Five are restored in four hours.
  expect(await failures()).toBe(2);
});
