import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { openPeople } from '../../../tests/support/people-store';
import type { Db } from '../../base/database/db';
import { spend } from '../../base/limits/budgets';
import { limits } from '../../base/limits/limits';
import { keepCaptcha, redeemCaptcha } from './captchas';
import { type CodeFor, placeCode, redeemProof, tryOwnCode, tryStrangeCode } from './verification-codes';

describe('a captcha', () => {
  test('is good for one answer within five minutes', async () => {
    const { db, pool } = await openPeople();
    const once = await keepCaptcha(db, 'K7P2');
    expect(await redeemCaptcha(db, once, 'K7P2')).toBe(true);
    expect(await redeemCaptcha(db, once, 'K7P2')).toBe(false);
    const wrong = await keepCaptcha(db, 'K7P2');
    expect(await redeemCaptcha(db, wrong, 'XXXX')).toBe(false);
    expect(await redeemCaptcha(db, wrong, 'K7P2')).toBe(false);
    const late = await keepCaptcha(db, 'K7P2');
    await pool.query("update captcha set expires_at = now() - interval '1 second'");
    expect(await redeemCaptcha(db, late, 'K7P2')).toBe(false);
  });
});

const redeemCode = async (db: Db, to: CodeFor, code: string) => (await tryOwnCode(db, to, 'me', code))?.fits === true;
const tradeCode = async (db: Db, to: CodeFor, code: string) => {
  const tried = await tryOwnCode(db, to, 'me', code);
  return tried?.fits ? tried.proof : undefined;
};

describe('a code', () => {
  const to = { target: '13800000042', scenario: 'login' as const };
  const send = { ...to, asker: 'me', code: '123456', repeatSeconds: 59 };

  test('is sent once in 59 seconds, also when asked for many times at once', async () => {
    const { db, pool } = await openPeople();
    const waits = await Promise.all(Array.from({ length: 8 }, () => placeCode(db, send)));
    expect(waits.filter((ms) => ms === 0)).toHaveLength(1);
    for (const ms of waits.filter((one) => one > 0)) expect(ms).toBeLessThanOrEqual(59_000);
    await pool.query("update verification_code set sent_at = now() - interval '59 seconds'");
    expect(await placeCode(db, send)).toBe(0);
  });

  test('fits once, for its recipient and its purpose', async () => {
    const { db } = await openPeople();
    await placeCode(db, send);
    expect(await redeemCode(db, { ...to, scenario: 'getback' }, '123456')).toBe(false);
    expect(await redeemCode(db, { ...to, target: '13900000042' }, '123456')).toBe(false);
    expect(await redeemCode(db, to, '123456')).toBe(true);
    expect(await redeemCode(db, to, '123456')).toBe(false);
  });

  test('is burnt after five tries, however fast they come', async () => {
    const { db } = await openPeople();
    await placeCode(db, send);
    await Promise.all(Array.from({ length: limits.codeTries.asker }, () => redeemCode(db, to, '000000')));
    expect(await redeemCode(db, to, '123456')).toBe(false);
  });

  test('is tried by strangers apart from its asker, so often and no more', async () => {
    const { db } = await openPeople();
    await placeCode(db, send);
    expect(await tryOwnCode(db, to, 'you', '123456')).toBeUndefined();
    const strange = (code: string) => tryStrangeCode(db, to, 'you', code);
    const wrong = Array.from({ length: limits.codeTries.strangers }, () => strange('000000'));
    for (const tried of await Promise.all(wrong)) expect(tried).toEqual({ fits: false });
    expect(await strange('123456')).toEqual({ fits: false });
    expect(await redeemCode(db, to, '123456')).toBe(true);
  });

  test('stands beside that of another asker, and each opens its own', async () => {
    const { db } = await openPeople();
    await placeCode(db, send);
    expect(await placeCode(db, { ...send, asker: 'you', code: '654321' })).toBe(0);
    expect(await tryOwnCode(db, to, 'you', '123456')).toEqual({ fits: false });
    expect(await redeemCode(db, to, '123456')).toBe(true);
    expect(await tryOwnCode(db, to, 'you', '654321')).toMatchObject({ fits: true });
  });

  test('comes too late after ten minutes', async () => {
    const { db, pool } = await openPeople();
    await placeCode(db, send);
    await pool.query("update verification_code set expires_at = now() - interval '1 second'");
    expect(await redeemCode(db, to, '123456')).toBe(false);
  });

  test('is traded for a proof that opens the next step once, with the same code only', async () => {
    const { db } = await openPeople();
    await placeCode(db, send);
    const proof = (await tradeCode(db, to, '123456')) ?? '';
    expect(await tradeCode(db, to, '123456')).toBeUndefined();
    expect(await redeemProof(db, to, '000000', proof)).toBe(false);
    expect(await redeemProof(db, to, '123456', 'x')).toBe(false);
    expect(await redeemProof(db, to, '123456', proof)).toBe(true);
    expect(await redeemProof(db, to, '123456', proof)).toBe(false);
  });

  test('whatever is typed, only the right six digits fit', async () => {
    const { db, pool } = await openPeople();
    await placeCode(db, send);
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary-ascii' }), async (guess) => {
        await pool.query('update verification_code set tries = 0');
        fc.pre(guess !== '123456');
        expect(await redeemCode(db, to, guess)).toBe(false);
      }),
      { numRuns: 25 },
    );
  });
});

test('a budget is shared, runs out and comes back', async () => {
  const { db, pool } = await openPeople();
  const budget = { key: 'k', most: 3, perSeconds: 3600 };
  const waits = await Promise.all(Array.from({ length: 6 }, () => spend(db, budget)));
  expect(waits.filter((ms) => ms === 0)).toHaveLength(3);
  await pool.query("update budget set resets_at = now() - interval '1 second'");
  expect(await spend(db, budget)).toBe(0);
});
