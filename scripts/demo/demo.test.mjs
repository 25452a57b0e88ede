import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withoutServerParts } from './demo-site.mjs';
import { createStaticServer } from './serve-static.mjs';

const scratch = mkdtempSync(path.join(tmpdir(), 'demo-site-'));
const site = path.join(scratch, 'site');
let server;
let origin = '';

beforeAll(async () => {
  mkdirSync(path.join(site, 'assets'), { recursive: true });
  writeFileSync(path.join(site, 'index.html'), 'home');
  writeFileSync(path.join(site, '404.html'), 'missing');
  writeFileSync(path.join(site, 'assets/a.js'), 'js');
  writeFileSync(path.join(scratch, 'secret.txt'), 'secret');
  server = createStaticServer(site, '/sub/path/');
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${server.address().port}`;
});

afterAll(() => {
  server.close();
  rmSync(scratch, { recursive: true, force: true });
});

const get = async (address) => {
  const response = await fetch(origin + address);
  return [response.status, response.headers.get('content-type'), await response.text()];
};

test('serves files below the prefix and nothing else', async () => {
  expect(await get('/sub/path/')).toEqual([200, 'text/html; charset=utf-8', 'home']);
  expect(await get('/sub/path/assets/a.js')).toEqual([200, 'text/javascript', 'js']);
  for (const address of ['/', '/sub/path/q/1', '/sub/path/..%2fsecret.txt', '/sub/path/assets']) {
    expect(await get(address)).toEqual([404, 'text/html; charset=utf-8', 'missing']);
  }
});

test('the page of a static host has no placeholders and no nonce', () => {
  const html =
    '<meta property="csp-nonce" nonce="__MW_NONCE__"><!--mw:head--><script nonce="__MW_NONCE__" src="./a.js"></script><!--mw:boot-->';
  expect(withoutServerParts(html)).toBe('<link rel="icon" href="data:,"><script src="./a.js"></script>');
});
