import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, openTestApp, type TestApp } from '../../../tests/support/app';
import { writeBuiltPortal } from '../../../tests/support/built-portal';

let clientFolder: string;
let pagesFolder: string;

beforeAll(() => {
  clientFolder = writeBuiltPortal();
  pagesFolder = mkdtempSync(join(tmpdir(), 'mw-pages-'));
  writeFileSync(
    join(pagesFolder, 'engine.page.json'),
    JSON.stringify({ path: '/engine', blocks: [{ id: 'hero', type: 'engine/hero' }] }),
  );
});

const publish = ({ ctx }: TestApp, body: Record<string, unknown> & { accessDomain: string }) =>
  ctx.settings.publish({ accessDomain: body.accessDomain, body, author: 'test', message: '' });

function bootOf(html: string) {
  const [, json = ''] = /id="mw-boot">(.*?)<\/script>/s.exec(html) ?? [];
  return JSON.parse(json);
}

describe('the page of a domain', () => {
  test('carries its own brand before any script runs', async () => {
    const test = await openTestApp({ clientFolder, pagesFolder });
    await publish(test, {
      accessDomain: 'steelworks',
      title: 'Rolling mill',
      logan: 'Hot & cold',
      locale: 'en-US',
      pageBackgroundColor: '#101418',
      logo: '/brand/steel.svg',
      icon: '/brand/icon.svg',
      theme: { mode: 'light', brandColor: '#e8590c' },
    });
    const { body, headers, statusCode } = await test.app.inject({
      url: '/',
      headers: { host: 'steelworks.localhost:8080' },
    });
    expect(statusCode).toBe(200);
    expect(body).toContain('<html lang="en-US" data-mode="light">');
    expect(body).toContain('<title>Rolling mill</title>');
    expect(body.match(/<title>/g)).toHaveLength(1);
    expect(body).toContain('content="Hot &amp; cold"');
    expect(body).toContain('<link rel="icon" href="/brand/icon.svg" type="image/svg+xml">');
    expect(body).toContain(':root{--mw-page:#101418}');
    expect(body).toContain('<meta name="theme-color" content="#f7f8fa">');
    expect(body).toContain('content="http://steelworks.localhost:8080/brand/steel.svg"');
    expect(bootOf(body)).toMatchObject({
      domain: 'steelworks',
      locale: 'en-US',
      env: 'production',
      version: 'V2.1.0',
      setting: { title: 'Rolling mill', searchScope: [3] },
    });
    expect(headers['cache-control']).toBe('private, no-cache');
    expect(headers.vary).toContain('Host');
    expect(headers.etag).toBeUndefined();
  });

  test('of a host nobody configured is neutral, and no host ever shows another one’s brand', async () => {
    const test = await openTestApp({ clientFolder, pagesFolder });
    await publish(test, { accessDomain: 'a', title: 'Company A', logan: 'slogan a' });
    await publish(test, { accessDomain: 'b', title: 'Company B', logan: 'slogan b' });
    for (const [host, brand] of [
      ['a.localhost', 'A'],
      ['b.localhost', 'B'],
      ['a.localhost', 'A'],
      ['c.localhost', ''],
      ['<a>', ''],
    ] as const) {
      const pages = await Promise.all(
        ['/engine', '/manifest.webmanifest', '/icon.svg'].map((url) => test.app.inject({ url, headers: { host } })),
      );
      const text = pages.map((page) => page.body).join('\n');
      expect(
        [...new Set(text.match(/Company [AB]|slogan [ab]/g)?.map((found) => found.slice(-1).toUpperCase()))].join(''),
      ).toBe(brand);
    }
  });

  test('is compressed at every path, not only where a route stands', async () => {
    const { app } = await openTestApp({ clientFolder, pagesFolder });
    for (const url of ['/', '/engine', '/nowhere']) {
      const { headers } = await app.inject({ url, headers: { 'accept-encoding': 'gzip' } });
      expect([headers['content-encoding'], headers.vary]).toEqual([
        'gzip',
        expect.stringMatching(/Host.*accept-encoding/i),
      ]);
    }
  });

  test('takes frames from WeChat where that is configured, and from nowhere else', async () => {
    const policyOf = async (env: Record<string, string>) => {
      const test = await openTestApp({ clientFolder, pagesFolder, env });
      await publish(test, { accessDomain: 'main', pageBackgroundColor: '#fff' });
      const { headers } = await test.app.inject({ url: '/login' });
      return String(headers['content-security-policy']).split('; ');
    };
    const weixin = { WEIXIN_APP_ID: 'wx1', WEIXIN_SECRET: 'shh' };
    expect(await policyOf({})).toContain("frame-src 'self'");
    expect(await policyOf(weixin)).toContain("frame-src 'self' https://open.weixin.qq.com");
    const other = { ...weixin, WEIXIN_OPEN_URL: 'https://wx.mill.example/open' };
    expect(await policyOf(other)).toContain("frame-src 'self' https://wx.mill.example");
  });

  test('has a new nonce each time, in the policy and in every script, and no inline allowance', async () => {
    const test = await openTestApp({ clientFolder, pagesFolder });
    await publish(test, { accessDomain: 'main', pageBackgroundColor: '#fff' });
    const nonces = new Set<string>();
    for (let n = 0; n < 3; n++) {
      const { body, headers } = await test.app.inject({ url: '/engine' });
      const policy = String(headers['content-security-policy']);
      const [, nonce = ''] = /script-src 'self' 'nonce-([^']+)'/.exec(policy) ?? [];
      nonces.add(nonce);
      expect(policy).not.toMatch(/unsafe-(inline|eval)/);
      expect(body).not.toContain('__MW_NONCE__');
      expect(body.split(`nonce="${nonce}"`)).toHaveLength(6);
      expect(body).not.toMatch(/<(script|style)(?![^>]*(nonce|application\/json))/);
    }
    expect(nonces.size).toBe(3);
  });

  test.each([
    '</script><script>alert(1)</script>',
    '<!--<script>',
    '"><img src=x onerror=alert(1)>',
    '__MW_NONCE__ <!--mw:boot--> <nonce>',
    "$& $1 $` $'",
    '\u2028\u2029',
  ])('keeps %j as text', async (evil) => {
    const test = await openTestApp({ clientFolder, pagesFolder });
    await publish(test, {
      accessDomain: 'evil',
      title: evil,
      logan: evil,
      texts: { 'zh-CN': { title: evil } },
      extra: { [evil]: evil },
    });
    const { body } = await test.app.inject({ url: '/engine', headers: { host: 'evil.localhost' } });
    expect(body.match(/<script/g)).toHaveLength(2);
    expect(body.match(/<img/g)).toBeNull();
    expect(bootOf(body).setting.title).toBe(evil);
  });

  test('names the files of its own blocks, and of no others', async () => {
    const test = await openTestApp({ clientFolder, pagesFolder });
    const preloaded = async (url: string) =>
      [...(await test.app.inject({ url })).body.matchAll(/modulepreload" crossorigin href="([^"]+)"/g)].map(
        (match) => match[1],
      );
    expect(await preloaded('/engine')).toEqual(['/assets/hero.js', '/assets/shared.js']);
    expect(await preloaded('/')).toEqual(['/assets/hero.js', '/assets/shared.js']);
    expect(await preloaded('/nowhere')).toEqual([]);
    await publish(test, { accessDomain: 'main', logo: '/brand/l.svg' });
    const pictures = async (dest: string, url = '/engine') =>
      (await test.app.inject({ url, headers: { 'sec-fetch-dest': dest } })).body.includes('as="image"');
    // A frame is the workbench's: it shows a draft, and not this setting's pictures.
    expect([await pictures('document'), await pictures('iframe')]).toEqual([true, false]);
    expect(await pictures('document', '/engine?formType=szycsy')).toBe(false);
    expect(await pictures('document', '/engine?q=1&micro=1')).toBe(false);
    const engine = { blocks: [{ id: 'x', type: 'engine/unknown' }] };
    await publish(test, { accessDomain: 'main', pages: { '/engine': engine } });
    expect(await preloaded('/engine')).toEqual([]);
  });

  test('says in the first byte that another page around it has the header', async () => {
    const { app } = await openTestApp({ clientFolder, pagesFolder });
    const isMicro = async (url: string) => /<html[^>]* data-micro[ >]/.test((await app.inject({ url })).body);
    for (const url of ['/engine?micro=1', '/?formType=szycsy', '/engine?a=1&micro=1&b=2'])
      expect([url, await isMicro(url)]).toEqual([url, true]);
    for (const url of ['/engine', '/engine?micro=0', '/engine?micro=11', '/engine?xmicro=1', '/engine?formType=other'])
      expect([url, await isMicro(url)]).toEqual([url, false]);
  });

  test.each(['/preview', '/preview/'])(
    'of guests, %s, is for no search engine and names its address to nobody',
    async (url) => {
      const { app } = await openTestApp({ clientFolder, pagesFolder });
      const { headers } = await app.inject({ url, headers: { host: 'localhost' } });
      expect(headers).toMatchObject({ 'x-robots-tag': 'noindex, nofollow', 'referrer-policy': 'no-referrer' });
      const page = await app.inject({ url: '/engine', headers: { host: 'localhost' } });
      expect([page.headers['x-robots-tag'], page.headers['referrer-policy']]).not.toContain('no-referrer');
      expect(page.headers['x-robots-tag']).toBeUndefined();
    },
  );

  test('speaks the language the visitor chose, else the domain’s, else the browser’s', async () => {
    const test = await openTestApp({ clientFolder, pagesFolder });
    await publish(test, { accessDomain: 'en', locale: 'en-US' });
    const lang = async (host: string, headers: Record<string, string> = {}) =>
      /<html lang="([^"]+)"/.exec((await test.app.inject({ url: '/engine', headers: { host, ...headers } })).body)?.[1];
    expect(await lang('en.localhost', { 'accept-language': 'zh' })).toBe('en-US');
    expect(await lang('en.localhost', { cookie: 'mw_locale=zh-CN' })).toBe('zh-CN');
    expect(await lang('en.localhost', { cookie: 'mw_locale="><script>' })).toBe('en-US');
    expect(await lang('localhost', { 'accept-language': 'en' })).toBe('en-US');
    expect(await lang('localhost')).toBe('zh-CN');
  });
});

describe('addresses', () => {
  let shared: TestApp;
  beforeAll(async () => {
    shared = await createTestApp({ clientFolder, pagesFolder });
  });
  afterAll(() => shared.close());

  test.each([
    ['/engine', 200, 'text/html'],
    ['/engine?wd=x#y', 200, 'text/html'],
    ['/nowhere', 404, 'text/html'],
    ['/assets/main-abc123.js', 200, 'javascript'],
    ['/assets/gone-000000.js', 404, 'application/json'],
    ['/index.html', 302, ''],
    ['/robots.txt', 200, 'text/plain'],
    ['/proxy-api/nothing', 404, 'application/json'],
    ['/brand/../../../package.json', 404, 'application/json'],
    ['/brand/..%2f..%2f..%2fpackage.json', 404, 'application/json'],
    ['/%E0%A4%A', 400, 'application/json'],
  ])('%s answers %i', async (url, status, type) => {
    const answer = await shared.app.inject({ url });
    expect(answer.statusCode).toBe(status);
    expect(String(answer.headers['content-type'] ?? '')).toContain(type);
    expect(answer.body).not.toContain('"dependencies"');
  });

  test('built files are kept for a year, because their names change with them', async () => {
    const { headers } = await shared.app.inject({ url: '/assets/main-abc123.js' });
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  test('a picture of a domain is inert', async () => {
    const { headers, statusCode } = await shared.app.inject({ url: '/brand/main-logo.svg' });
    expect(statusCode).toBe(200);
    expect(headers['content-security-policy']).toContain('sandbox');
  });

  test('without a build the page says what to do', async () => {
    const { app } = await openTestApp({ pagesFolder, clientFolder: join(clientFolder, 'nowhere') });
    const answer = await app.inject({ url: '/engine' });
    expect(answer.statusCode).toBe(503);
    expect(answer.body).toContain('npm run build');
  });
});

test('the manifest and the icon are the domain’s own', async () => {
  const test = await openTestApp({ clientFolder, pagesFolder });
  await publish(test, { accessDomain: 'water', title: '市政水务知识服务平台在线版', theme: { brandColor: '#ffd43b' } });
  const headers = { host: 'water.localhost' };
  const manifest = (await test.app.inject({ url: '/manifest.webmanifest', headers })).json();
  expect(manifest).toMatchObject({
    name: '市政水务知识服务平台在线版',
    short_name: '市政水务知识服务平台在…',
    lang: 'zh-CN',
    theme_color: '#ffd43b',
  });
  const icon = await test.app.inject({ url: manifest.icons[0].src, headers });
  expect(icon.headers['content-type']).toBe('image/svg+xml');
  expect(icon.body).toContain('>市</text>');
  expect(icon.body).toContain('fill="#1b1b1b"');
});
