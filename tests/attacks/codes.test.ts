import { describe, expect, test } from 'vitest';
import { browser, farAway, from, oneSixtyFour, openBehindProxy } from '../support/attack';
import { withPassword } from '../support/person';

const loginSms = '/proxy-api/open/office/loginAccSms';
const check = '/api/uuc/v1/check-code';
const victim = '13800000042';
const own = { cookie: browser('victim').cookie };

async function open(env?: Record<string, string>) {
  const app = await openBehindProxy({ env });
  await withPassword(app.store, { phone: victim });
  const enter = (code: string, address: string, headers?: Record<string, string>) =>
    app.call('POST', loginSms, {
      body: { username: victim, captchaAnswer: 'x', password: code },
      headers: from(address, headers),
    });
  const ask = (account: string, address: string, headers?: Record<string, string>) =>
    app.askForCode(account, 'login', from(address, headers));
  return { ...app, enter, ask };
}

const not = (code: string, nth: number) => String((Number(code) + nth + 1) % 1_000_000).padStart(6, '0');

describe('a stranger', () => {
  test('does not burn a code with wrong tries, from one place or from many', async () => {
    const { ask, enter } = await open();
    const { code } = await ask(victim, farAway, own);
    for (let n = 0; n < 12; n += 1) await enter(not(code, n), '203.0.113.9', browser(`stranger${n}`));
    for (let n = 0; n < 40; n += 1) await enter(not(code, n), `2001:db8:${(n + 1).toString(16)}::1`);
    expect((await enter(code, farAway, own)).status).toBe(200);
  });

  test('behind the same address does not either', async () => {
    const { ask, enter } = await open();
    const { code } = await ask(victim, farAway, own);
    for (let n = 0; n < 12; n += 1) await enter(not(code, n), farAway, browser(`stranger${n}`));
    expect((await enter(code, farAway, own)).status).toBe(200);
  });

  test('does not put another code in its place by asking for one', async () => {
    const { ask, enter } = await open();
    const { code } = await ask(victim, farAway, own);
    expect((await ask(victim, '203.0.113.9', browser('stranger'))).answer.status).toBe(200);
    expect((await enter(code, farAway, own)).status).toBe(200);
  });

  test('does not make the victim wait, nor block their codes for an hour, by asking first', async () => {
    const { ask, store } = await open();
    for (let n = 0; n < 12; n += 1) {
      await ask(victim, oneSixtyFour(n), browser(`stranger${n}`));
      await store.pool.query("update verification_code set sent_at = now() - interval '2 minutes'");
    }
    expect((await ask(victim, oneSixtyFour(1), browser('stranger'))).answer.status).toBe(429);
    expect((await ask(victim, farAway, own)).answer.status).toBe(200);
  });

  test('guesses at one code so often and no more, whatever the networks', async () => {
    const { ask, enter, store } = await open();
    const { code } = await ask(victim, farAway, own);
    for (let n = 0; n < 60; n += 1) {
      await enter(not(code, n), `2001:db8:${(n + 1).toString(16)}::1`);
      // Simulates an attacker with ten thousand networks who does all the work.
      await store.pool.query('delete from sign_in_attempt; delete from budget');
    }
    expect((await enter(code, '192.0.2.200')).status).toBe(400);
    expect((await enter(code, farAway, own)).status).toBe(200);
  });
});

test('the asking browser has five tries of its own', async () => {
  const { ask, enter, store } = await open();
  const { code } = await ask(victim, farAway, own);
  for (let n = 0; n < 5; n += 1) expect((await enter(not(code, n), farAway, own)).status).toBe(400);
  await store.pool.query('delete from sign_in_attempt');
  expect((await enter(code, farAway, own)).status).toBe(400);
});

test('a code that was asked for in one browser opens another as well', async () => {
  const { ask, enter } = await open();
  const { code } = await ask(victim, farAway, own);
  expect((await enter(code, '192.0.2.200', browser('phone'))).status).toBe(200);
  expect((await enter(code, farAway, own)).status).toBe(400);
});

test('checking a code before a new password keeps the same rules', async () => {
  const { askForCode, call } = await open();
  const { code } = await askForCode(victim, 'getback', from(farAway, own));
  const body = { username: victim, scenario: 'getback' };
  for (let n = 0; n < 12; n += 1) {
    const headers = from('203.0.113.9', browser(`stranger${n}`));
    await call('POST', check, { body: { ...body, verificationCode: not(code, n) }, headers });
  }
  const answer = await call('POST', check, { body: { ...body, verificationCode: code }, headers: from(farAway, own) });
  expect(answer.status).toBe(200);
});
