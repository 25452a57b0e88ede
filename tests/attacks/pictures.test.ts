import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pictureOrigins } from '../../server/domains/portal/picture-origins';
import { openTestApp } from '../support/app';

async function open(env: Record<string, string> = {}) {
  const clientFolder = mkdtempSync(join(tmpdir(), 'mw-pictures-'));
  writeFileSync(
    join(clientFolder, 'index.html'),
    '<!doctype html><html lang="zh-CN"><head><meta property="csp-nonce" nonce="__MW_NONCE__"><title>t</title><!--mw:head--></head><body><!--mw:boot--></body></html>',
  );
  const opened = await openTestApp({ clientFolder, env });
  const publish = (accessDomain: string, body: object) =>
    opened.ctx.settings.publish({ accessDomain, body: { accessDomain, ...body }, author: 'a', message: '' });
  const picturesOf = async (url: string, headers: Record<string, string> = {}) => {
    const policy = String((await opened.app.inject({ url, headers })).headers['content-security-policy']);
    return policy
      .split('; ')
      .find((line) => line.startsWith('img-src'))
      ?.split(' ')
      .slice(1);
  };
  return { ...opened, publish, picturesOf };
}

const own = ["'self'", 'data:', 'blob:'];

test('a page takes pictures from here and from the hosts that its setting names, and from nowhere else', async () => {
  const { publish, picturesOf } = await open();
  expect(await picturesOf('/engine')).toEqual(own);
  await publish('main', {
    logo: 'https://cdn.example.com/logo.png',
    pageBackgroundImage: 'https://pictures.example.com:8443/back.jpg',
    pages: {
      '/engine': {
        blocks: [
          { id: 'ad', type: 'engine/advertisement', version: 1, props: { image: 'https://ads.example.com/a.png' } },
        ],
      },
    },
  });
  const named = ['https://cdn.example.com', 'https://pictures.example.com:8443'];
  expect(await picturesOf('/engine')).toEqual(expect.arrayContaining([...own, ...named]));
  expect(await picturesOf('/engine')).not.toContain('https:');
});

test('the workbench and its frames show the pictures of all domains; another domain’s pages do not', async () => {
  const { publish, picturesOf, store } = await open();
  await publish('steelworks', { logo: 'https://steel.example.com/logo.png' });
  expect(await picturesOf('/engine')).not.toContain('https://steel.example.com');
  expect(await store.db.selectFrom('setting_revision').select('access_domain').execute()).not.toEqual([]);
  expect(await picturesOf('/admin')).toContain('https://steel.example.com');
  expect(await picturesOf('/engine', { 'sec-fetch-dest': 'iframe' })).toContain('https://steel.example.com');
});

test('the configuration can name more', async () => {
  const { picturesOf } = await open({ PICTURE_ORIGINS: 'https://avatars.example.com' });
  expect(await picturesOf('/engine')).toEqual([...own, 'https://avatars.example.com']);
});

test('an address cannot write into the policy, and a setting not fill it', () => {
  const setting = (value: object) => ({ setting: value }) as Parameters<typeof pictureOrigins>[0];
  const odd = [
    'https://a.example;script-src *',
    'https://*',
    "https://a' 'unsafe-inline",
    'http://a.example/x.png',
    'data:image/png,',
    '//a.example',
    'https://a.example, b',
  ];
  for (const logo of odd) expect(pictureOrigins(setting({ logo })).join(' ')).not.toMatch(/[*;,']|http:|\s/);
  const many = Array.from({ length: 500 }, (_, i) => ({ image: `https://${i}.example.com/a.png` }));
  expect(pictureOrigins(setting({ many })).length).toBeLessThanOrEqual(40);
  expect(pictureOrigins(setting({ link: 'https://a.example.com', text: 'https://b.example.com/a.png' }))).toEqual([]);
});
