import { connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { openTestApp, type TestAppOptions } from '../support/app';

/** The server's response to exactly these bytes. */
function send(port: number, ...lines: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    onTestFinished(() => void socket.destroy());
    let text = '';
    socket.on('data', (chunk) => {
      text += chunk;
    });
    socket.on('end', () => resolve(text));
    socket.on('error', reject);
    socket.write(`${[...lines, 'Connection: close'].join('\r\n')}\r\n\r\n`);
  });
}

const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]);

async function open(options?: TestAppOptions) {
  const test = await openTestApp({ env: { MAIN_HOST: 'mill.example' }, ...options });
  const body = { accessDomain: 'steelworks', title: 'Rolling mill' };
  await test.ctx.settings.publish({ accessDomain: 'steelworks', body, author: 'test', message: '' });
  await test.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = test.app.server.address() as { port: number };
  return { ...test, send: (...lines: string[]) => send(port, ...lines) };
}

const setting = '/proxy-api/open/office/aipage/configInfo/detail';

test.each([
  ['two hosts', ['Host: steelworks.mill.example', 'Host: evil.example']],
  ['the same host twice', ['Host: mill.example', 'Host: mill.example']],
  ['two hosts in letters of another size', ['host: mill.example', 'HOST: steelworks.mill.example']],
  ['two hosts in one line', ['Host: mill.example, evil.example']],
  ['a name before the host', ['Host: evil.example@mill.example']],
  ['a path behind the host', ['Host: mill.example/evil']],
  ['a space inside', ['Host: mill.example evil.example']],
  ['markup', ['Host: <script>alert(1)</script>']],
  ['a port that is none', ['Host: mill.example:evil']],
  ['a port beyond all', ['Host: mill.example:99999999']],
  ['a percent sign', ['Host: mill%2eexample']],
  ['bytes above ASCII', ['Host: mill\u00e9.example']],
  ['brackets around nothing', ['Host: []']],
  ['a host that never ends', [`Host: ${'a'.repeat(400)}`]],
])('%s is refused', async (_what, headers) => {
  const test = await open();
  for (const path of ['/', setting, '/api/health']) {
    const answer = await test.send(`GET ${path} HTTP/1.1`, ...headers);
    expect(statusOf(answer)).toBe(400);
    expect(answer).not.toContain('Rolling mill');
  }
});

test('an address in the request line that names another host than Host is refused; the same one is as good as none', async () => {
  const test = await open();
  const host = 'Host: mill.example';
  expect(statusOf(await test.send(`GET http://steelworks.mill.example${setting} HTTP/1.1`, host))).toBe(400);
  expect(statusOf(await test.send(`GET http://mill.example@evil.example${setting} HTTP/1.1`, host))).toBe(400);
  expect(statusOf(await test.send(`GET evil${setting} HTTP/1.1`, host))).toBe(400);
  expect(statusOf(await test.send(`GET http://mill.example${setting} HTTP/1.1`, host))).toBe(200);
});

test.each(['X-Forwarded-Host', 'Forwarded', 'X-Host', 'X-Original-Host', 'X-Forwarded-Server'])(
  '%s does not choose whose portal it is, also behind a proxy',
  async (name) => {
    const test = await open({ env: { MAIN_HOST: 'mill.example', TRUST_PROXY: 'true' } });
    const value = name === 'Forwarded' ? 'host=steelworks.mill.example' : 'steelworks.mill.example';
    const answer = await test.send(`GET ${setting} HTTP/1.1`, 'Host: mill.example', `${name}: ${value}`);
    expect(statusOf(answer)).toBe(200);
    expect(answer).not.toContain('Rolling mill');
  },
);

const strangers = [
  'evil.example',
  '192.168.1.20:8080',
  '8.8.8.8',
  'nobody.mill.example',
  'nobody.localhost',
  '[::2]',
  'under_score',
];

test.each(strangers)(
  '%s, which nobody published, gets a page of nobody and no function of an account',
  async (host) => {
    const { app } = await open({
      env: {
        ...{ MAIN_HOST: 'mill.example', WEIXIN_APP_ID: 'wx', WEIXIN_SECRET: 'x' },
        ...{ OIDC_ISSUER: 'https://id.example', OIDC_CLIENT_ID: 'x', OIDC_CLIENT_SECRET: 'x' },
      },
    });
    const headers = { host, 'accept-language': 'en', accept: 'text/html' };
    for (const url of ['/', '/engine', '/login', '/admin']) {
      const page = await app.inject({ url, headers });
      expect(page.statusCode).toBe(404);
      expect(page.body).toMatch(/lang="zh-CN"/);
      expect(page.body).toMatch(/lang="en-US"/);
      expect(page.body).not.toMatch(/<script|Rolling mill|intelligent interaction|mw-boot/);
      expect(page.headers['set-cookie']).toBeUndefined();
    }
    const calls = [
      ['GET', '/proxy-api/getAccCaptcha'],
      ['POST', '/proxy-api/getAccRemoteCaptcha'],
      ['POST', '/proxy-api/open/office/loginAcc'],
      ['POST', '/proxy-api/open/office/loginAccSms'],
      ['POST', '/proxy-api/checkAndChangePassword'],
      ['GET', '/eiip-api/c/iam/login/get_authorize_url'],
      ['GET', '/eiip-api/c/iam/login/get_logout_url'],
      ['GET', '/api/session/weixin-url'],
      ['GET', '/api/session/sso/callback?state=x'],
      ['GET', '/api/session/weixin/callback?state=x'],
      ['GET', '/api/session/methods'],
      ['GET', '/api/admin/session'],
      ['POST', '/api/admin/session'],
      ['GET', '/api/search?q=bearing'],
      ['GET', '/api/setting/changes'],
    ] as const;
    for (const [method, url] of calls) {
      const answer = await app.inject({ method, url, headers, ...(method === 'POST' && { payload: {} }) });
      expect([url, answer.statusCode]).toEqual([url, 421]);
      expect(answer.json()).toMatchObject({ code: 421, data: null });
      expect(answer.headers['set-cookie']).toBeUndefined();
    }
  },
);

test('a stranger gets the neutral setting and nobody else’s, whoever it asks for', async () => {
  const { app } = await open();
  const answer = await app.inject({
    url: setting,
    query: { accessDomain: 'steelworks' },
    headers: { host: 'evil.example' },
  });
  expect(answer.json().data.title).toBe('intelligent interaction engine');
});

test.each([
  'localhost:8080',
  '127.0.0.1',
  '[::1]:8080',
  'mill.example',
  'MILL.example.:443',
  'steelworks.mill.example',
  '',
])('%j goes on working', async (host) => {
  const { app } = await open();
  expect((await app.inject({ url: '/api/session/methods', headers: { host } })).statusCode).toBe(200);
});

test('health is told to everybody: a load balancer calls by address', async () => {
  const { app } = await open();
  for (const host of strangers)
    expect((await app.inject({ url: '/api/health', headers: { host } })).statusCode).toBe(200);
});

test('the gateway forwards nothing for a stranger', async () => {
  const test = await open({ env: { UPSTREAM_SAAS: 'http://127.0.0.1:9' } });
  expect((await test.app.inject({ url: '/saas/anything', headers: { host: 'evil.example' } })).statusCode).toBe(421);
});
