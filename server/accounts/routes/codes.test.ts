import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { goodPassword, openPeopleApp, withPassword } from '../../../tests/support/person';
import { workFor } from '../../../tests/support/work-for';

const login = '/proxy-api/open/office/loginAcc';
const me = '/api/session/user';
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

describe('asking for a code', () => {
  test('needs a fresh captcha', async () => {
    const { call, askForCode, store } = await openPeopleApp();
    const { data } = await call('GET', '/proxy-api/getAccCaptcha');
    expect(data.captchaImage).toMatch(/^data:image\/png;base64,/);
    expect(Buffer.from(data.captchaImage.split(',')[1], 'base64').length).toBeGreaterThan(500);
    const body = { username: '13800000042', scenario: 'login', captchaAnswer: 'nope', captchaToken: data.captchaToken };
    const refused = await call('POST', '/proxy-api/getAccRemoteCaptcha', { body });
    expect(refused).toMatchObject({ status: 400, data: { field: 'captchaAnswer' } });
    expect((await askForCode('13800000042')).answer.status).toBe(200);
    const { rows } = await store.pool.query('select count(*)::int as n from outbox_message');
    expect(rows).toEqual([{ n: 1 }]);
  });

  test('may be opened by a sum in words, in the person’s language', async () => {
    const { call } = await openPeopleApp();
    const { data } = await call('GET', '/api/session/captcha-question');
    const names = [
      'zero',
      'one',
      'two',
      'three',
      'four',
      'five',
      'six',
      'seven',
      'eight',
      'nine',
      'ten',
      'eleven',
      'twelve',
    ];
    const [, a = '', sign, b = ''] = /^What is (\w+) (plus|minus) (\w+)\?/.exec(data.question) ?? [];
    const [x, y] = [names.indexOf(a), names.indexOf(b)];
    const captchaAnswer = String(sign === 'plus' ? x + y : x - y);
    const body = { username: 'new@example.com', scenario: 'login', captchaAnswer, captchaToken: data.captchaToken };
    const url = '/proxy-api/getAccRemoteCaptcha';
    const needsWork = await call('POST', url, { body });
    expect([needsWork.status, needsWork.msg]).toEqual([429, expect.stringContaining('short computation')]);
    const headers = await workFor(needsWork);
    expect((await call('POST', url, { body, headers })).status).toBe(200);
    const chinese = await call('GET', '/api/session/captcha-question', { headers: { 'accept-language': 'zh' } });
    expect(chinese.data.question).toMatch(/等于几？/);
  });

  test('again waits 59 seconds for signing in, 60 for a new password, each for itself', async () => {
    const { askForCode } = await openPeopleApp();
    expect((await askForCode('13800000042')).answer.status).toBe(200);
    const soon = await askForCode('13800000042');
    expect(soon.answer.status).toBe(429);
    expect(soon.answer.data.retryAfterMs).toBeLessThanOrEqual(59_000);
    expect((await askForCode('13800000042', 'getback')).answer.data).toEqual({ resendAfterS: 60 });
  });

  test('has a budget per recipient, address, browser and for everybody, on two servers together', async () => {
    const env = { CODES_PER_HOUR: '12', CODES_NETWORK_SHARE: '100' };
    const first = await openPeopleApp({ env });
    const { store } = first;
    const servers = [first, await openPeopleApp({ env, store })];
    let turn = 0;
    const askForCode = (account: string) => (servers[turn++ % 2] ?? first).askForCode(account);
    const later = () => store.pool.query("update verification_code set sent_at = now() - interval '2 minutes'");
    for (let n = 0; n < 5; n += 1) {
      expect((await askForCode('13800000042')).answer.status).toBe(200);
      await later();
    }
    expect((await askForCode('13800000042')).answer.status).toBe(429);
    // Unknown devices get 80% of all codes, here 10 of 12.
    for (let n = 0; n < 5; n += 1) expect((await askForCode(`1380000010${n}`)).answer.status).toBe(200);
    expect((await askForCode('13800000199')).answer.status).toBe(429);
  });

  test.each([
    ['', 400, /phone or email|at least 1/],
    ['12345678901', 400, /valid phone/],
    ['not-an-address@', 400, /valid email/],
    [`${'x'.repeat(30)}@example.com`, 400, /30 characters/],
  ])('for %j is refused', async (username, status, words) => {
    const { askForCode } = await openPeopleApp();
    const { answer } = await askForCode(username);
    expect(answer.status).toBe(status);
    expect(answer.msg).toMatch(words);
  });
});

describe('a new password', () => {
  const check = '/api/uuc/v1/check-code';
  const change = '/proxy-api/checkAndChangePassword';
  const to = { username: '13800000042', scenario: 'getback' };

  test('is set with a checked code, once; other devices are signed out', async () => {
    const { call, askForCode, store } = await openPeopleApp();
    await withPassword(store);
    const before = await call('POST', login, { body: { username: to.username, password: goodPassword } });
    const { code: verificationCode } = await askForCode(to.username, 'getback');
    const { uucToken } = (await call('POST', check, { body: { ...to, verificationCode } })).data;
    const body = { ...to, verificationCode, uucToken, newPassword: 'Another-Mill-77' };
    expect((await call('POST', change, { body: { ...body, newPassword: 'aaaaaBBBBB11111' } })).msg).toMatch(/repeats/);
    for (const newPassword of ['Password123!', 'Qwerty-2026'])
      expect((await call('POST', change, { body: { ...body, newPassword } })).msg).toMatch(
        /too common or easy to guess/,
      );
    expect((await call('POST', change, { body: { ...body, username: '13900000042' } })).status).toBe(400);
    expect((await call('POST', change, { body })).status).toBe(200);
    expect((await call('POST', change, { body })).status).toBe(400);
    expect((await call('GET', me, { headers: bearer(before.data.access_token) })).status).toBe(401);
    const [old, fresh] = [goodPassword, body.newPassword].map((password) =>
      call('POST', login, { body: { username: to.username, password } }),
    );
    expect([(await old)?.status, (await fresh)?.status]).toEqual([400, 200]);
  });

  test('for an account that nobody has: asked for in the same words, sent to nobody, set by nobody', async () => {
    const { call, askForCode, store } = await openPeopleApp();
    await withPassword(store);
    const known = await askForCode(to.username, 'getback');
    const unknown = await askForCode('13900000000', 'getback');
    expect(unknown.answer).toMatchObject({
      status: known.answer.status,
      msg: known.answer.msg,
      data: known.answer.data,
    });
    expect(unknown).toMatchObject({ status: 'withheld', code: '' });
    const guess = { ...to, username: '13900000000', verificationCode: '123456' };
    expect((await call('POST', check, { body: guess })).status).toBe(400);
  });

  test('is refused whatever else is sent', async () => {
    const { call } = await openPeopleApp();
    await fc.assert(
      fc.asyncProperty(fc.string({ maxLength: 40 }), fc.string({ maxLength: 40 }), async (newPassword, uucToken) => {
        const { status } = await call('POST', change, {
          body: { ...to, verificationCode: '123456', newPassword, uucToken },
        });
        expect(status).toBe(400);
      }),
      { numRuns: 20 },
    );
  });
});
