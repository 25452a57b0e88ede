import { describe, expect, test } from 'vitest';
import { goodPassword, openPeopleApp, signedInPerson, withPassword } from '../../../tests/support/person';
import { addMember } from '../store/memberships';
import { addOrganization } from '../store/organizations';
import { openTenantToken } from '../store/sessions';

const me = '/api/session/user';
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

describe('a token', () => {
  test.each(['Bearer nonsense', `Bearer ${'a'.repeat(43)}`, `Bearer t_${'a'.repeat(43)}`, 'Basic dTpw', 'Bearer '])(
    '%s opens nothing',
    async (authorization) => {
      const { call } = await openPeopleApp();
      const answer = await call('GET', me, { headers: { authorization } });
      expect([answer.status, answer.code]).toEqual([401, 401]);
    },
  );

  test('that has ended is refused by open calls too, so that nobody goes on as somebody else unawares', async () => {
    const { call } = await openPeopleApp();
    const history = '/api/question/list';
    expect((await call('GET', history)).status).toBe(200);
    expect((await call('GET', history, { headers: bearer('a'.repeat(43)) })).status).toBe(401);
  });

  test('of a service that answers /proxy-api itself is none of ours', async () => {
    const { call } = await openPeopleApp({ env: { UPSTREAM_PROXY_API: 'http://127.0.0.1:9' } });
    expect((await call('GET', '/api/question/list', { headers: bearer('theirs') })).status).toBe(200);
    expect((await call('GET', me, { headers: bearer('theirs') })).status).toBe(401);
  });

  test('is exchanged for a newer one; the old one ends after a minute, and who comes with it then ends both', async () => {
    const { call, store } = await openPeopleApp();
    const { accessToken, userToken } = await signedInPerson(store);
    const body = { userFrom: 'www', scene: ['www'], source: 'www' };
    const { data } = await call('POST', '/proxy-api/open/person/accToken', { headers: bearer(userToken), body });
    expect((await call('GET', me, { headers: bearer(data.access_token) })).status).toBe(200);
    expect((await call('GET', me, { headers: bearer(accessToken) })).status).toBe(200);
    await store.pool.query("update person_session set rotated_at = now() - interval '61 seconds'");
    expect((await call('GET', me, { headers: bearer(accessToken) })).status).toBe(401);
    expect((await call('GET', me, { headers: bearer(data.access_token) })).status).toBe(401);
    const { rows } = await store.pool.query('select kind from person_event order by id desc limit 1');
    expect(rows).toEqual([{ kind: 'token-reused' }]);
  });

  test('accToken: userFrom, scene and source are kept with what happened in the account', async () => {
    const { call, store } = await openPeopleApp();
    const { userToken } = await signedInPerson(store);
    const exchange = (scene: string) => {
      const body = { userFrom: 'user-centre', scene: [scene], source: 'mail' };
      return call('POST', '/proxy-api/open/person/accToken', { headers: bearer(userToken), body });
    };
    expect((await exchange('shop')).status).toBe(400);
    expect((await exchange('www')).status).toBe(200);
    const { rows } = await store.pool.query('select kind, detail from person_event order by id desc limit 1');
    expect(rows).toEqual([{ kind: 'token-exchanged', detail: 'userFrom=user-centre source=mail scene=www' }]);
  });

  test('is of no use after signing out, on any server', async () => {
    const first = await openPeopleApp();
    const second = await openPeopleApp({ store: first.store });
    const { accessToken, userToken } = await signedInPerson(first.store);
    const headers = bearer(accessToken);
    expect((await first.call('POST', '/api/session/sign-out', { headers, body: {} })).status).toBe(200);
    expect((await first.call('POST', '/api/session/sign-out', { headers, body: {} })).status).toBe(200);
    for (const { call } of [first, second]) expect((await call('GET', me, { headers })).status).toBe(401);
    const body = { userFrom: 'www', scene: ['www'], source: 'www' };
    const exchange = await second.call('POST', '/proxy-api/open/person/accToken', { headers: bearer(userToken), body });
    expect(exchange.status).toBe(401);
  });

  test('in a cookie says nothing: no other site can act for a person', async () => {
    const { call, store } = await openPeopleApp();
    const { accessToken } = await signedInPerson(store);
    expect((await call('GET', me, { headers: { cookie: `token=${accessToken}` } })).status).toBe(401);
  });
});

const cookiesOf = (answer: { headers: Record<string, unknown> }) =>
  Object.fromEntries(
    [answer.headers['set-cookie'] ?? []].flat().map((line) => /^([^=]+)=([^;]*)/.exec(String(line))?.slice(1) ?? []),
  );

describe('a token from an address', () => {
  test('says to the page that somebody has just come in, and takes the user token of whoever was here away', async () => {
    const { call, store } = await openPeopleApp();
    const { headers } = await signedInPerson(store);
    const kept = cookiesOf(await call('POST', '/api/session/token', { headers, body: {} }));
    expect(kept).toMatchObject({ userToken: '', mw_session: expect.stringMatching(/^[0-9a-f]{16}$/) });
    expect(kept.mw_arrived).toBe(kept.mw_session);
  });

  test('that is good for one organization offers no choice', async () => {
    const { call, store } = await openPeopleApp();
    const { session, person } = await signedInPerson(store);
    const steel = (await addOrganization(store.db, { name: 'Steel', tenantCode: 's' })) ?? '';
    await addMember(store.db, steel, person.id, 'owner');
    const limited = await openTenantToken(store.db, session, steel);
    const kept = cookiesOf(await call('POST', '/api/session/token', { headers: bearer(limited), body: {} }));
    expect(kept).toMatchObject({ token: limited });
    expect(kept).not.toHaveProperty('mw_arrived');
  });
});

describe('the user token', () => {
  /** A browser signed in with a password. */
  async function openSignedIn() {
    const { call, store } = await openPeopleApp();
    await withPassword(store);
    const body = { username: '13800000042', password: goodPassword };
    const answer = await call('POST', '/proxy-api/open/office/loginAcc', { body });
    const { token, userToken, mw_session: mark } = cookiesOf(answer);
    const cookie = `token=${token}; userToken=${userToken}; mw_session=${mark}`;
    return { call, store, answer, userToken, cookie };
  }
  const trade = { userFrom: 'www', scene: ['www'], source: 'www' };

  test('stays in a cookie that no script reads, and is traded from there while the page knows of its session', async () => {
    const { call, answer, userToken, cookie } = await openSignedIn();
    expect(userToken).toBe(answer.data.userToken);
    expect(answer.headers['set-cookie']).toContain(
      `userToken=${userToken}; Path=/; Max-Age=259200; HttpOnly; SameSite=Lax`,
    );
    const exchange = (as: string) =>
      call('POST', '/proxy-api/open/person/accToken', { headers: { cookie: as }, body: trade });
    expect((await exchange(cookie.replace(/; mw_session=.*/, ''))).status).toBe(401);
    const traded = await exchange(cookie);
    expect(cookiesOf(traded)).toMatchObject({ token: traded.data.access_token, userToken: traded.data.userToken });
    expect(traded.data.userToken).not.toBe(userToken);
    // The previous token is used up.
    expect((await exchange(cookie)).status).toBe(401);
  });

  test('goes with the token when the session is ended', async () => {
    const { call, cookie } = await openSignedIn();
    const out = await call('POST', '/api/session/sign-out', { headers: { cookie }, body: {} });
    for (const name of ['token', 'userToken', 'mw_session'])
      expect(out.headers['set-cookie']).toContainEqual(expect.stringMatching(`^${name}=; Path=/; Max-Age=0;`));
  });

  test('lives as long in the browser as the token that is used', async () => {
    const { call, store, userToken, cookie } = await openSignedIn();
    await store.pool.query("update person_session set seen_at = now() - interval '1 hour'");
    expect(cookiesOf(await call('GET', me, { headers: { cookie } }))).toMatchObject({ userToken });
  });
});

test('signing in takes no token over that was there before: whoever planted it gains nothing', async () => {
  const { call, store } = await openPeopleApp();
  await withPassword(store, { phone: '13800000043' });
  const planted = 'p'.repeat(43);
  const body = { username: '13800000043', password: goodPassword };
  for (const there of [planted, (await signedInPerson(store)).accessToken]) {
    const headers = { ...bearer(there), cookie: `token=${there}` };
    const { data } = await call('POST', '/proxy-api/open/office/loginAcc', { headers, body });
    expect([data.access_token, data.userToken]).not.toContain(there);
    expect((await call('GET', me, { headers: bearer(data.access_token) })).data.username).toBe('13800000043');
    expect((await call('GET', me, { headers: bearer(there) })).data?.username).not.toBe('13800000043');
  }
});

describe('devices', () => {
  test('are listed by name, ended one by one or all at once', async () => {
    const { call, store } = await openPeopleApp();
    await withPassword(store);
    const signIn = async (agent: string) => {
      const headers = { 'user-agent': agent };
      const body = { username: '13800000042', password: goodPassword };
      return bearer((await call('POST', '/proxy-api/open/office/loginAcc', { headers, body })).data.access_token);
    };
    const here = await signIn(
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36',
    );
    const there = await signIn('Mozilla/5.0 (Linux; Android 15) MicroMessenger/8.0');
    const third = await signIn('curl/8');
    const { data } = await call('GET', '/api/session/devices', { headers: here });
    expect(data.map(({ name }: { name: string }) => name).toSorted()).toEqual([
      '',
      'Chrome · Windows',
      'WeChat · Android',
    ]);
    expect(data.filter(({ current }: { current: boolean }) => current)).toMatchObject([{ name: 'Chrome · Windows' }]);
    const phone = data.find(({ name }: { name: string }) => name.includes('WeChat'));
    expect((await call('DELETE', `/api/session/devices/${phone.id}`, { headers: here })).status).toBe(200);
    expect((await call('GET', me, { headers: there })).status).toBe(401);
    const keepThis = { headers: here, body: { keepThis: true } };
    expect((await call('POST', '/api/session/sign-out-everywhere', keepThis)).data).toEqual({ ended: 1 });
    expect([
      (await call('GET', me, { headers: third })).status,
      (await call('GET', me, { headers: here })).status,
    ]).toEqual([401, 200]);
  });

  test('of others are not to be ended', async () => {
    const { call, store } = await openPeopleApp();
    const [wei, li] = [await signedInPerson(store), await signedInPerson(store, { phone: '13900000042' })];
    const answer = await call('DELETE', `/api/session/devices/${li.session}`, { headers: wei.headers });
    expect(answer.status).toBe(404);
    expect((await call('GET', me, { headers: li.headers })).status).toBe(200);
  });
});
