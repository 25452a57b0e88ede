import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { addOperator } from '../../server/accounts/store/operators';
import { loadContract } from '../../server/base/contract/document';
import { hashPassword } from '../../server/base/password';
import { openTestApp } from '../support/app';
import { signedIn } from '../support/operator';
import { goodPassword, openPeopleApp, withPassword } from '../support/person';

/**
 * Attacks on a running copy that failed, kept as tests. Others are tested elsewhere: redirects to other sites
 * (server/accounts/sso/safe-return.test.ts), requests to internal addresses (outgoing.test.ts), zip bombs
 * (server/knowledge/ingest/read-file.test.ts), equal work for unknown accounts (server/base/password.test.ts), markup
 * in answers and documents (content.test.ts, svg.test.ts).
 */

const known = '13800000042';
const unknown = '13800000099';

describe('who has an account cannot be learnt', () => {
  test('from a wrong password at the portal', async () => {
    const { call, store } = await openPeopleApp();
    await withPassword(store, { phone: known });
    const enter = (username: string) =>
      call('POST', '/proxy-api/open/office/loginAcc', { body: { username, password: 'Wrong-Mill-43' } });
    const [of, ofNobody] = [await enter(known), await enter(unknown)];
    expect([of.status, of.msg, of.data]).toEqual([ofNobody.status, ofNobody.msg, ofNobody.data]);
    expect(of.status).toBe(400);
  });

  test('from a wrong password at the workbench, also of a person who is no operator', async () => {
    const { call, store } = await openPeopleApp();
    await withPassword(store, { phone: known });
    await addOperator(store.db, { name: 'anna', password: await hashPassword(goodPassword), tenant_id: null });
    const enter = (name: string, password: string) => call('POST', '/api/admin/session', { body: { name, password } });
    const answers = [
      await enter('anna', 'Wrong-Mill-43'),
      await enter('nobody', 'Wrong-Mill-43'),
      await enter(known, goodPassword),
    ];
    expect(new Set(answers.map(({ status, msg, data }) => JSON.stringify([status, msg, data]))).size).toBe(1);
    expect(answers[0]?.status).toBe(401);
  });

  test('from asking for a code to set a new password', async () => {
    const { askForCode, store } = await openPeopleApp();
    await withPassword(store, { phone: known });
    const of = await askForCode(known, 'getback', { cookie: 'mw_visitor=aaaaaaaaaaaaaaaaaaaaaa' });
    const ofNobody = await askForCode(unknown, 'getback', { cookie: 'mw_visitor=bbbbbbbbbbbbbbbbbbbbbb' });
    const said = ({ answer }: typeof of) => [answer.status, answer.msg, answer.data];
    expect(said(of)).toEqual(said(ofNobody));
    expect([of.status, ofNobody.status]).toEqual(['kept', 'withheld']);
  });
});

test('a code is good once, however many come with it at the same moment', async () => {
  const { askForCode, call, store } = await openPeopleApp();
  await withPassword(store, { phone: known });
  const headers = { cookie: 'mw_visitor=aaaaaaaaaaaaaaaaaaaaaa' };
  const { code } = await askForCode(known, 'login', headers);
  const enter = () =>
    call('POST', '/proxy-api/open/office/loginAccSms', {
      headers,
      body: { username: known, captchaAnswer: 'x', password: code },
    });
  const statuses = (await Promise.all(Array.from({ length: 4 }, enter))).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
});

describe('another site', () => {
  const changes = [...loadContract().operations.values()].filter(
    ({ url, method }) => url.startsWith('/api/admin/') && method !== 'GET',
  );
  const foreign: Record<string, string>[] = [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'http://localhost.evil.example' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ];

  test.each(changes)('changes nothing in the workbench by $method $url', async ({ method, url }) => {
    const { app, store } = await openTestApp();
    const { cookie } = await signedIn(store);
    for (const headers of foreign) {
      const { statusCode } = await app.inject({
        method: method as 'POST',
        url: url.replace(/:\w+/g, 'x'),
        headers: { cookie, 'content-type': 'application/json', ...headers },
        payload: '{}',
      });
      expect([statusCode, headers]).toEqual([403, headers]);
    }
  });
});

describe('text of a setting', () => {
  const evil = [
    '</title><script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    '</script><script>alert(1)</script>',
    "'-alert(1)-'",
    '<!--<script>',
    '\u2028alert(1)\u2029',
  ];

  test.each(evil)('%j is text in the page, its data, the icon and the manifest', async (title) => {
    const { app, ctx } = await openTestApp(builtPortal());
    const get = async (url: string) => (await app.inject({ url, headers: { host: 'localhost' } })).body;
    const scripts = (html: string) => html.match(/<script\b[^>]*>/gi)?.map((tag) => tag.replace(/nonce="[^"]*"/, ''));
    const clean = scripts(await get('/'));
    const body = { accessDomain: 'main', title, slogan: title };
    const published = await ctx.settings.publish({ accessDomain: 'main', body, author: 'x', message: '' });
    expect(published).toEqual({ id: expect.any(String) });
    const page = await get('/');
    expect(page).toContain('mw-boot');
    expect(page).not.toContain('<img src=x');
    // Only the built script and the data.
    expect(scripts(page)).toEqual(clean);
    const icon = await get('/icon.svg');
    expect(icon).not.toMatch(/<script|onerror=(?!&)|<img/i);
    expect(JSON.parse(await get('/manifest.webmanifest'))).toMatchObject({ name: expect.any(String) });
  });
});

describe('a path', () => {
  const tricks = [
    '/../../etc/passwd',
    '/..%2f..%2f..%2fetc%2fpasswd',
    '/%2e%2e/%2e%2e/package.json',
    '/assets/../../package.json',
    '/assets/..%5c..%5cpackage.json',
    '/assets/%252e%252e/package.json',
    '/brand/..%2f..%2f..%2fpackage.json',
    '/brand/%2e%2e%2f%2e%2e%2fdomains/main.json',
    '/docs/static/..%2f..%2f..%2fpackage.json',
    '/files/..%2f..%2fpackage.json',
    '/images/..%2f..%2fpackage.json',
    '/.env',
    '/.git/config',
    '/.vite/manifest.json',
    '/package.json%00.js',
    '/assets//etc/passwd',
  ];

  test.each(tricks)('%s opens no file of the server', async (url) => {
    const { clientFolder, pagesFolder } = builtPortal();
    const { app } = await openTestApp({ clientFolder, pagesFolder });
    const { body, statusCode } = await app.inject({ url, headers: { host: 'localhost' } });
    expect(body).not.toMatch(/root:.*:0:0:|"devDependencies"|\[core\]|mw-secret/);
    expect(statusCode === 200 && !body.startsWith('<!doctype html>')).toBe(false);
  });

  test.each([
    '//evil.example/',
    '/\\evil.example/',
    '//evil.example/%2e%2e',
    '/index.html//evil.example',
    '/%0d%0aLocation:%20//evil.example',
  ])('%s leads to no other site', async (url) => {
    const { app } = await openTestApp();
    const { headers } = await app.inject({
      method: 'GET',
      url: { pathname: url } as never,
      headers: { host: 'localhost' },
    });
    const { location = '/' } = headers;
    expect(new URL(String(location), 'http://localhost').host).toBe('localhost');
  });
});

const template =
  '<!doctype html><html lang="zh-CN"><head><title>t</title><!--mw:head-->' +
  '<script type="module" nonce="__MW_NONCE__" src="/assets/main.js"></script></head><body><div id="root"></div><!--mw:boot--></body></html>';

/** A build with files beside it that nobody may fetch. */
function builtPortal() {
  const folder = mkdtempSync(join(tmpdir(), 'mw-held-'));
  const clientFolder = join(folder, 'client');
  const pagesFolder = join(folder, 'pages');
  for (const one of [clientFolder, pagesFolder, join(clientFolder, 'assets'), join(clientFolder, '.vite')])
    mkdirSync(one);
  writeFileSync(join(folder, 'package.json'), '{"mw-secret":true}');
  writeFileSync(join(clientFolder, '.vite', 'manifest.json'), '{"mw-secret":{"file":"x.js"}}');
  writeFileSync(join(clientFolder, 'assets', 'main.js'), 'export {};');
  writeFileSync(join(clientFolder, 'index.html'), template);
  writeFileSync(join(pagesFolder, 'home.page.json'), JSON.stringify({ path: '/', blocks: [] }));
  return { clientFolder, pagesFolder };
}
