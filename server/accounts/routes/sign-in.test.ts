import { describe, expect, test } from 'vitest';
import { goodPassword, openPeopleApp, signedInPerson, withPassword } from '../../../tests/support/person';
import { personEvents } from '../../../tests/support/person-events';

const login = '/proxy-api/open/office/loginAcc';
const loginSms = '/proxy-api/open/office/loginAccSms';
const me = '/api/session/user';
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const visitor = (letter: string) => ({ cookie: `mw_visitor=${letter.repeat(22)}` });

describe('signing in by password', () => {
  test('gives a token that opens the person’s own data; account and case do not matter as people type them', async () => {
    const { call, store } = await openPeopleApp();
    const { id } = await withPassword(store, { phone: '13800000042', email: 'wei@example.com' });
    for (const username of [
      '13800000042',
      ' 138 0000 0042 ',
      '１３８００００００４２',
      '+8613800000042',
      'WEI@example.com',
    ]) {
      const { status, data } = await call('POST', login, { body: { username, password: goodPassword } });
      expect([username, status]).toEqual([username, 200]);
      const user = await call('GET', me, { headers: bearer(data.access_token) });
      expect(user.data).toMatchObject({ id, securityPhone: '138****0042', tenantId: null });
    }
    expect((await personEvents(store, id)).map(({ kind }) => kind)).toEqual(Array(5).fill('sign-in'));
  });

  test('keeps what led there, and refuses what is no name of it', async () => {
    const { call, store } = await openPeopleApp();
    const { id } = await withPassword(store);
    const body = { username: '13800000042', password: goodPassword };
    await call('POST', login, { body: { ...body, from: 'spring-fair', appid: 'wx12' } });
    expect((await personEvents(store, id))[0]?.detail).toBe('password from=spring-fair appid=wx12');
    for (const wrong of [{ from: 'a b' }, { appid: '' }, { from: 'x'.repeat(65) }])
      expect((await call('POST', login, { body: { ...body, ...wrong } })).status).toBe(400);
  });

  test('refuses an unknown account as it refuses a wrong password: same words, same status, same work', async () => {
    const { call, store } = await openPeopleApp();
    await withPassword(store);
    await signedInPerson(store, { phone: '13800000043' });
    const tries = ['13800000042', '13800000043', '13900000000', 'nobody@example.com', 'nobody', '\u0000', '🦉'];
    const answers = [];
    for (const username of tries)
      answers.push(await call('POST', login, { body: { username, password: 'Wrong-Pass-1' } }));
    for (const { status, code, msg, data } of answers)
      expect({ status, code, msg, data }).toEqual({
        status: 400,
        code: 400,
        msg: 'Incorrect account or password.',
        data: { pointer: '/password', field: 'password' },
      });
  });

  test('lets nobody guess on: waits grow, also for many at once and across servers of one database', async () => {
    const first = await openPeopleApp();
    const second = await openPeopleApp({ store: first.store });
    await withPassword(first.store);
    const body = { username: '13800000042', password: 'Wrong-Pass-1' };
    const answers = await Promise.all(
      Array.from({ length: 14 }, (_, at) => (at % 2 ? first : second).call('POST', login, { body })),
    );
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(9);
    const right = await second.call('POST', login, { body: { ...body, password: goodPassword } });
    expect(right.status).toBe(429);
    expect(right.data.retryAfterMs).toBeGreaterThan(0);
  });

  test('of a person who was disabled is refused like any other', async () => {
    const { call, store, pool } = await openPeopleApp().then((app) => ({ ...app, pool: app.store.pool }));
    await withPassword(store);
    await pool.query('update person set disabled_at = now()');
    const { status } = await call('POST', login, { body: { username: '13800000042', password: goodPassword } });
    expect(status).toBe(400);
  });

  test('twice with one key is one session, and the token is not in the database', async () => {
    const { call, store } = await openPeopleApp();
    const { id } = await withPassword(store);
    const headers = { ...visitor('a'), 'idempotency-key': '8f14e45f-ceea-467f-a1d2-91b8e9a1c3d4' };
    const body = { username: '13800000042', password: goodPassword };
    const [one, two] = [await call('POST', login, { body, headers }), await call('POST', login, { body, headers })];
    expect(two.data).toEqual(one.data);
    const { rows } = await store.pool.query('select * from person_session where person_id = $1', [id]);
    expect(rows).toHaveLength(1);
    const everything = JSON.stringify([rows, (await store.pool.query('select * from idempotency')).rows]);
    for (const secret of [one.data.access_token, one.data.userToken, headers['idempotency-key']])
      expect(everything).not.toContain(secret);
  });
});

describe('signing in by code', () => {
  test('makes an account for who is new, and knows them the next time', async () => {
    const { call, askForCode, store } = await openPeopleApp();
    const { answer, code, status } = await askForCode('13800000042');
    expect(answer).toMatchObject({ status: 200, data: { resendAfterS: 59 } });
    expect([status, code]).toEqual(['kept', expect.stringMatching(/^\d{6}$/)]);
    const form = { username: '13800000042', captchaAnswer: 'K7P2', password: code };
    const { data } = await call('POST', loginSms, { body: form });
    const first = await call('GET', me, { headers: bearer(data.access_token) });
    expect(first.data).toMatchObject({ username: '13800000042', nickname: '138****0042' });
    expect((await call('POST', loginSms, { body: form })).status).toBe(400);
    await store.pool.query("update verification_code set sent_at = now() - interval '1 minute'");
    const next = await askForCode('13800000042');
    const again = await call('POST', loginSms, { body: { ...form, password: next.code } });
    expect((await call('GET', me, { headers: bearer(again.data.access_token) })).data.id).toBe(first.data.id);
  });

  test('is refused for a wrong, a late and an other’s code, in the same words', async () => {
    const { call, askForCode, store } = await openPeopleApp();
    const { code } = await askForCode('13800000042');
    const other = code === '000000' ? '111111' : '000000';
    const ask = (username: string, password: string) =>
      call('POST', loginSms, { body: { username, captchaAnswer: 'x', password } });
    const refused = [await ask('13800000042', other), await ask('13900000042', code)];
    await store.pool.query("update verification_code set expires_at = now() - interval '1 second'");
    refused.push(await ask('13800000042', code));
    for (const { status, msg } of refused)
      expect([status, msg]).toEqual([400, 'The verification code is incorrect or has expired. Request a new one.']);
  });

  test('five wrong tries burn it', async () => {
    const { call, askForCode, store } = await openPeopleApp();
    const { code } = await askForCode('13800000042');
    const wrong = code === '000000' ? '111111' : '000000';
    const ask = (password: string) =>
      call('POST', loginSms, { body: { username: '13800000042', captchaAnswer: 'x', password } });
    for (let n = 0; n < 5; n += 1) expect((await ask(wrong)).status).toBe(400);
    await store.pool.query('delete from sign_in_attempt');
    expect((await ask(code)).status).toBe(400);
  });

  test('closed for new people, says nothing of who is known', async () => {
    const { askForCode, store } = await openPeopleApp({ env: { SIGN_UP: 'closed' } });
    await withPassword(store, { phone: '13800000042' });
    const [known, unknown] = [await askForCode('13800000042'), await askForCode('13900000000')];
    expect(unknown.answer).toMatchObject({ status: known.answer.status, data: known.answer.data });
    expect([known.status, unknown.status]).toEqual(['kept', 'withheld']);
  });
});
