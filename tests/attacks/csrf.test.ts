import { expect, test } from 'vitest';
import { cookieJar } from '../support/cookie-jar';
import { signedIn } from '../support/operator';
import { goodPassword, openPeopleApp, withPassword } from '../support/person';

const host = 'mill.example';
const login = '/proxy-api/open/office/loginAcc';
const body = { username: '13800000042', password: goodPassword };

/** A browser signed in by its cookies alone. */
async function openBrowser(env = {}, headers: Record<string, string> = {}) {
  const server = await openPeopleApp({ env });
  await withPassword(server.store);
  const jar = cookieJar();
  const send = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, more: Record<string, string> = {}) => {
    const answer = await server.app.inject({
      method,
      url,
      headers: { host, 'accept-language': 'en', cookie: jar.header(), ...headers, ...more },
      ...(method !== 'GET' && { payload: url === login ? body : {} }),
    });
    jar.take(answer.headers);
    return answer;
  };
  const { access_token: token } = (await send('POST', login)).json().data;
  return { ...server, jar, send, token };
}

/** Headers of requests that another site's page makes a browser send. */
const foreign: Record<string, string>[] = [
  { origin: 'https://evil.example' },
  { origin: 'http://evil.example' },
  { origin: 'null' },
  { origin: 'https://mill.example.evil.example' },
  { origin: 'https://evil-mill.example' },
  { origin: 'https://sister.mill.example' },
  { origin: 'https://mill.example:8443' },
  { origin: 'https://example' },
  { origin: 'nonsense' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { origin: 'https://mill.example', 'sec-fetch-site': 'cross-site' },
  { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
];
const own: Record<string, string>[] = [
  { origin: 'http://mill.example' },
  { origin: 'https://mill.example' },
  { origin: 'https://mill.example', 'sec-fetch-site': 'same-origin' },
  { 'sec-fetch-site': 'same-origin' },
  {},
];
const changes = [
  ['POST', '/api/session/sign-out-everywhere'],
  ['POST', '/api/session/tenant-login'],
  ['POST', '/api/session/prove'],
  ['POST', '/api/session/sign-out'],
  ['DELETE', '/api/messages/chat/7a4e2d10-52c4-4f0e-9d53-0c1f6d1b9f01'],
  ['POST', '/tianzhi-tools/api/agent/research'],
  ['POST', '/tianzhi-tools/api/agent/interrupt'],
  ['POST', '/api/pictures'],
  ['POST', '/proxy-api/open/person/accToken'],
  ['POST', '/proxy-api/open/office/loginAcc'],
  ['POST', '/proxy-api/checkAndChangePassword'],
  ['GET', '/proxy-api/open/office/addTenantPersonal'],
  ['POST', '/saas/anything'],
  ['POST', '/a-page-that-is-none'],
] as const;

test.each(foreign)('a page that shows %j changes nothing in the name of a browser’s cookies', async (headers) => {
  const { send, jar } = await openBrowser({ UPSTREAM_SAAS: 'http://127.0.0.1:9' });
  const before = jar.header();
  for (const [method, url] of changes) {
    const answer = await send(method, url, headers);
    expect([url, answer.statusCode]).toEqual([url, 403]);
    expect(answer.json().msg).toContain('another site');
  }
  expect(jar.header()).toBe(before);
  expect((await send('GET', '/api/session/user')).json().data.username).toBe('13800000042');
});

test.each(foreign)('nor in the name of an anonymous visitor: %j', async (headers) => {
  const { app } = await openPeopleApp();
  const cookie = `mw_visitor=${'v'.repeat(22)}`;
  const url = '/api/messages/chat/7a4e2d10-52c4-4f0e-9d53-0c1f6d1b9f01';
  expect((await app.inject({ method: 'DELETE', url, headers: { host, cookie, ...headers } })).statusCode).toBe(403);
});

test.each(foreign)('nor does it sign a browser in as somebody it chose: %j', async (headers) => {
  const { app, store } = await openPeopleApp();
  await withPassword(store);
  const answer = await app.inject({ method: 'POST', url: login, headers: { host, ...headers }, payload: body });
  expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([403, undefined]);
});

test.each(own)('our own pages, and programs without a browser, go on: %j', async (headers) => {
  const { send } = await openBrowser();
  expect((await send('GET', '/proxy-api/open/office/addTenantPersonal', headers)).statusCode).toBe(200);
  expect((await send('POST', '/api/session/sign-out', headers)).statusCode).toBe(200);
});

test.each([...foreign, ...own])(
  'a token in the header and no cookie was made by who holds the token: %j',
  async (headers) => {
    const { app, token } = await openBrowser();
    const authorization = `Bearer ${token}`;
    const answer = await app.inject({
      method: 'POST',
      url: '/api/session/sign-out',
      headers: { host, authorization, ...headers },
    });
    expect(answer.statusCode).toBe(200);
  },
);

test('a header beside the cookies does not open the door to another site', async () => {
  const { send } = await openBrowser();
  for (const authorization of ['Bearer x', 'Basic eDp4', 'x'])
    expect(
      (await send('POST', '/api/session/sign-out', { authorization, origin: 'https://evil.example' })).statusCode,
    ).toBe(403);
});

test('where https reaches us, a page of the same host without it is another one', async () => {
  const https = { 'x-forwarded-proto': 'https' };
  const { send } = await openBrowser({ TRUST_PROXY: 'true' }, https);
  expect((await send('POST', '/api/session/sign-out', { origin: 'http://mill.example' })).statusCode).toBe(403);
  expect((await send('POST', '/api/session/sign-out', { origin: 'https://mill.example' })).statusCode).toBe(200);
});

test('what is read by GET changes nothing for another site either', async () => {
  const { send, store } = await openBrowser();
  const count = async () => (await store.pool.query('select count(*)::int as n from organization')).rows[0].n;
  const before = await count();
  await send('GET', '/proxy-api/open/office/addTenantPersonal', { 'sec-fetch-site': 'cross-site' });
  expect(await count()).toBe(before);
});

test('a service behind the gateway is not told who asks when another site does', async () => {
  const { send, app } = await openBrowser({ UPSTREAM_SAAS: 'http://127.0.0.1:9' });
  // Nothing listens there; only the header that would be sent matters.
  expect((await send('GET', '/saas/anything', { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(503);
  expect(app).toBeDefined();
});

test('the workbench is changed by its own pages only', async () => {
  const { app, store } = await openPeopleApp();
  const { cookie } = await signedIn(store);
  for (const headers of foreign) {
    const answer = await app.inject({
      method: 'DELETE',
      url: '/api/admin/session',
      headers: { host, cookie, ...headers },
    });
    expect([headers, answer.statusCode]).toEqual([headers, 403]);
  }
});

test.each([
  { 'sec-purpose': 'prefetch' },
  { 'sec-purpose': 'prefetch;prerender', 'sec-fetch-site': 'same-origin' },
  { purpose: 'prefetch' },
  { 'sec-fetch-mode': 'navigate', 'sec-fetch-site': 'none' },
  { 'sec-fetch-mode': 'navigate', 'sec-fetch-site': 'same-origin' },
  ...foreign,
])('what changes data by GET is not done by a link, a prefetch or another site: %j', async (headers) => {
  const { send } = await openBrowser();
  const answer = await send('GET', '/mchat/gpt/clear_chat_data?chat_id=7a4e2d10-52c4-4f0e-9d53-0c1f6d1b9f01', headers);
  expect(answer.statusCode).toBe(403);
});
