import { describe, expect, test } from 'vitest';
import { operatorCommands } from '../../server/accounts/operators/operator-commands';
import { giveRole } from '../../server/accounts/store/operators';
import { openOperatorSession, openPersonSession, rotateSession } from '../../server/accounts/store/sessions';
import { cookieJar } from '../support/cookie-jar';
import { goodPassword, openPeopleApp, withPassword } from '../support/person';

const login = '/proxy-api/open/office/loginAcc';
const me = '/api/session/user';
const domains = '/api/admin/domains';
const account = { username: '13800000042', password: goodPassword };
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** An operator with two sessions at the portal and two in the workbench. */
async function open() {
  const server = await openPeopleApp({ env: { OPERATOR_SECOND_FACTOR: 'optional' } });
  const { db } = server.store;
  const person = await withPassword(server.store);
  await giveRole(db, { id: person.id, name: 'wei', tenant_id: null });
  const [here, there] = [
    await openPersonSession(db, { personId: person.id }),
    await openPersonSession(db, { personId: person.id }),
  ];
  const workbench = await openOperatorSession(db, { personId: person.id });
  const cookie = `mw_operator=${workbench}`;
  const alive = async () => ({
    here: (await server.call('GET', me, { headers: bearer(here.accessToken) })).status === 200,
    there: (await server.call('GET', me, { headers: bearer(there.accessToken) })).status === 200,
    workbench: (await server.call('GET', domains, { headers: { cookie } })).status === 200,
  });
  return { ...server, person, here, there, cookie, alive };
}

const nobody = { here: false, there: false, workbench: false };

describe('one end: the workbench is closed as well', () => {
  test('by a new password, on every device but the one that set it', async () => {
    const { alive, askForCode, call, here } = await open();
    expect(await alive()).toEqual({ here: true, there: true, workbench: true });
    const { code } = await askForCode('13800000042', 'getback');
    const proof = { username: '13800000042', verificationCode: code, scenario: 'getback' };
    const { data } = await call('POST', '/api/uuc/v1/check-code', { body: proof });
    const body = { ...proof, uucToken: data.uucToken, newPassword: 'Another-Mill-4711' };
    await call('POST', '/proxy-api/checkAndChangePassword', { headers: bearer(here.accessToken), body });
    expect(await alive()).toEqual({ ...nobody, here: true });
  });

  test.each([
    [true, { ...nobody, here: true }],
    [false, nobody],
  ])('by signing out everywhere, keeping this device: %s', async (keepThis, left) => {
    const { alive, call, here } = await open();
    await call('POST', '/api/session/sign-out-everywhere', { headers: bearer(here.accessToken), body: { keepThis } });
    expect(await alive()).toEqual(left);
  });

  test('by disabling the person', async () => {
    const { alive, store } = await open();
    await store.pool.query('update person set disabled_at = now()');
    expect(await alive()).toEqual(nobody);
  });

  test.each(['reset', 'remove'])('by npm run operator -- %s', async (verb) => {
    const { alive, store } = await open();
    await operatorCommands.add?.(store, { name: 'another', say: () => undefined });
    expect(await operatorCommands[verb]?.(store, { name: 'wei', say: () => undefined })).toBe(true);
    expect(await alive()).toEqual(nobody);
  });

  test('by ending it in the list of devices, where it stands', async () => {
    const { alive, call, here } = await open();
    const { data } = await call('GET', '/api/session/devices', { headers: bearer(here.accessToken) });
    const found = data.find(({ workbench }: { workbench: boolean }) => workbench);
    await call('DELETE', `/api/session/devices/${found.id}`, { headers: bearer(here.accessToken) });
    expect(await alive()).toEqual({ here: true, there: true, workbench: false });
  });

  test('by signing out at the portal in the same browser', async () => {
    const { alive, call, here, cookie } = await open();
    await call('POST', '/api/session/sign-out', { headers: { ...bearer(here.accessToken), cookie } });
    expect(await alive()).toEqual({ ...nobody, there: true });
  });
});

describe('an end', () => {
  test('comes without use, and in any case: neither use nor new tokens lead past it', async () => {
    const { store, call, here, cookie, alive } = await open();
    await store.pool.query(
      "update person_session set ends_at = now() + interval '1 minute', seen_at = now() - interval '6 minutes'",
    );
    const tokens = await rotateSession(store.db, here.id);
    await call('GET', domains, { headers: { cookie } });
    const { rows } = await store.pool.query('select count(*)::int as n from person_session where expires_at > ends_at');
    expect(rows[0].n).toBe(1);
    await call('GET', me, { headers: bearer(tokens?.accessToken ?? '') });
    await store.pool.query(
      "update person_session set expires_at = expires_at - interval '61 seconds' where expires_at <= ends_at",
    );
    expect(await alive()).toMatchObject({ here: false, workbench: false });
    expect(await rotateSession(store.db, here.id)).toBeUndefined();
  });

  test.each([
    ['SESSION_IDLE_HOURS', '2', login, 2 * 3600],
    ['SESSION_DAYS', '4', login, 72 * 3600],
    ['OPERATOR_IDLE_MINUTES', '20', '/api/admin/session', 20 * 60],
  ])('is the configuration’s: %s=%s', async (name, value, url, seconds) => {
    const { call, store } = await openPeopleApp({ env: { [name]: value, OPERATOR_SECOND_FACTOR: 'optional' } });
    const { id } = await withPassword(store);
    await giveRole(store.db, { id, name: 'wei', tenant_id: null });
    await call('POST', url, { body: { ...(url === login ? account : { name: 'wei', password: goodPassword }) } });
    const { rows } = await store.pool.query(
      'select extract(epoch from expires_at - created_at)::int as s from person_session',
    );
    expect(Math.abs(rows[0].s - seconds)).toBeLessThan(5);
  });
});

describe('the cookies of a sign-in', () => {
  const lines = async (env: Record<string, string>, headers: Record<string, string>) => {
    const { app, store } = await openPeopleApp({ env: { MAIN_HOST: 'mill.example.com', ...env } });
    await withPassword(store);
    const answer = await app.inject({ method: 'POST', url: login, headers, payload: account });
    return { all: [answer.headers['set-cookie'] ?? []].flat(), token: answer.json().data.access_token, answer };
  };

  test('hold the token where no script reads it', async () => {
    const { all, token } = await lines({}, {});
    const holding = all.filter((line) => line.includes(token));
    expect(holding).toEqual([`token=${token}; Path=/; Max-Age=259200; HttpOnly; SameSite=Lax`]);
    expect(all.filter((line) => !line.includes('HttpOnly'))).toEqual([
      expect.stringMatching(/^mw_session=[0-9a-f]{16}; Path=\/; Max-Age=259200; SameSite=Lax$/),
    ]);
  });

  const proxied = { 'x-forwarded-proto': 'https', host: 'mill.example.com' };

  test('are this host’s alone where https reaches us, and the browser comes back by https', async () => {
    const { all, token, answer } = await lines({ TRUST_PROXY: 'true' }, proxied);
    expect(all).toContain(`__Host-token=${token}; Path=/; Max-Age=259200; HttpOnly; SameSite=Lax; Secure`);
    expect(all.every((line) => line.endsWith('; Secure') && !line.includes('Domain='))).toBe(true);
    expect(all.filter((line) => line.includes('HttpOnly')).every((line) => line.startsWith('__Host-'))).toBe(true);
    expect(answer.headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains');
  });

  test('are shared by the hosts of COOKIE_DOMAIN, and by no other', async () => {
    const env = { TRUST_PROXY: 'true', COOKIE_DOMAIN: 'example.com' };
    const { all, token } = await lines(env, proxied);
    expect(all).toContain(
      `__Secure-token=${token}; Path=/; Max-Age=259200; Domain=example.com; HttpOnly; SameSite=Lax; Secure`,
    );
  });

  test('without a proxy that is trusted nobody says https, and nothing is promised', async () => {
    const { all, token, answer } = await lines({}, proxied);
    expect(all.some((line) => line.startsWith(`token=${token}`))).toBe(true);
    expect(answer.headers['strict-transport-security']).toBeUndefined();
  });

  test('planted by a neighbour, by the plain name, open nothing over https', async () => {
    const { app, store } = await openPeopleApp({ env: { TRUST_PROXY: 'true', MAIN_HOST: 'mill.example.com' } });
    const person = await withPassword(store);
    const { accessToken } = await openPersonSession(store.db, { personId: person.id });
    const operator = await openOperatorSession(store.db, { personId: person.id });
    const { markOf } = await import('../../server/base/http/session-cookie');
    const planted = `token=${accessToken}; mw_session=${markOf(accessToken)}; mw_operator=${operator}; mw_visitor=${'p'.repeat(22)}`;
    const headers = { ...proxied, cookie: planted };
    expect((await app.inject({ url: me, headers })).statusCode).toBe(401);
    expect((await app.inject({ url: domains, headers })).statusCode).toBe(401);
    const answer = await app.inject({ url: '/api/session/methods', headers });
    expect(String(answer.headers['set-cookie'])).toContain('__Host-mw_visitor=');
  });

  test('carry a whole visit: in, a change, out; and a page that forgets its mark is out without a server', async () => {
    const { app, store } = await openPeopleApp();
    await withPassword(store);
    const jar = cookieJar();
    const send = async (method: 'GET' | 'POST', url: string, payload: object = {}) => {
      const headers = { cookie: jar.header(), 'sec-fetch-site': 'same-origin' };
      const answer = await app.inject({ method, url, headers, ...(method === 'POST' && { payload }) });
      jar.take(answer.headers);
      return answer.statusCode;
    };
    expect(await send('POST', login, account)).toBe(200);
    expect(await send('GET', me)).toBe(200);
    const mark = jar.get('mw_session');
    jar.delete('mw_session');
    expect(await send('GET', me)).toBe(401);
    expect(await send('POST', login, account)).toBe(200);
    expect(jar.get('mw_session')).not.toBe(mark);
    expect(await send('POST', '/api/session/sign-out')).toBe(200);
    expect(jar.names()).not.toContain('token');
    expect(await send('GET', me)).toBe(401);
  });

  test('of a session that ended elsewhere are taken away by the refusal', async () => {
    const { app, store } = await openPeopleApp();
    await withPassword(store);
    const jar = cookieJar();
    jar.take((await app.inject({ method: 'POST', url: login, payload: account })).headers);
    await store.pool.query('delete from person_session');
    const answer = await app.inject({ url: me, headers: { cookie: jar.header() } });
    expect(answer.statusCode).toBe(401);
    jar.take(answer.headers);
    expect(jar.names().filter((name) => /token|session/.test(name))).toEqual([]);
  });
});

test('a token from an address becomes a cookie only when it is somebody’s', async () => {
  const { call, here } = await open();
  const kept = await call('POST', '/api/session/token', { headers: bearer(here.accessToken) });
  expect(String(kept.headers['set-cookie'])).toContain(`token=${here.accessToken}`);
  for (const token of ['x'.repeat(43), 'nobodys', here.userToken]) {
    const refused = await call('POST', '/api/session/token', { headers: bearer(token) });
    expect([refused.status, String(refused.headers['set-cookie'])]).toEqual([401, expect.not.stringContaining(token)]);
  }
});
