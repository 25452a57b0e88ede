import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { openTestApp } from '../../../tests/support/app';
import { signedIn } from '../../../tests/support/operator';
import { cleanSvg, SvgFault } from './svg/clean-svg';

const svg = (inside: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20" viewBox="0 0 40 20">${inside}</svg>`);
const png = () =>
  sharp({ create: { width: 30, height: 10, channels: 3, background: '#0f6cbd' } })
    .png()
    .toBuffer();

async function open() {
  const { app, store } = await openTestApp();
  const { cookie } = await signedIn(store);
  const upload = (payload: Buffer, type: string) =>
    app.inject({
      method: 'POST',
      url: '/api/admin/images',
      headers: { cookie, 'content-type': type, 'accept-language': 'en' },
      payload,
    });
  return { app, store, upload };
}

test('a picture is measured, kept once and served for ever, as nothing but a picture', async () => {
  const { app, upload, store } = await open();
  const bytes = await png();
  const { data } = (await upload(bytes, 'image/png')).json();
  expect(data).toEqual({
    url: expect.stringMatching(/^\/images\/[0-9a-f]{64}\.png$/),
    width: 30,
    height: 10,
    bytes: bytes.length,
  });
  await upload(bytes, 'image/png');
  expect((await store.pool.query('select 1 from setting_image')).rowCount).toBe(1);
  const served = await app.inject(data.url);
  expect(served.rawPayload.equals(bytes)).toBe(true);
  expect(served.headers).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringMatching(/^default-src 'none'.*sandbox$/),
  });
  expect((await app.inject(`/images/${'0'.repeat(64)}.png`)).statusCode).toBe(404);
  expect((await app.inject('/images/../package.json')).statusCode).toBe(404);
});

test('pictures are listed for the domains that use them, and for who uploaded them', async () => {
  const { app, store, upload } = await open();
  const { cookie } = await signedIn(store, 'second');
  const list = async (domain: string, who = cookie) => {
    const headers = { cookie: who, 'accept-language': 'en' };
    const answer = await app.inject({ url: `/api/admin/domains/${domain}/images`, headers });
    return answer.json().data;
  };
  const { url } = (await upload(await png(), 'image/png')).json().data;
  const send = (path: string, method: 'POST' | 'PUT', payload: object) =>
    app.inject({ method, url: `/api/admin/domains${path}`, headers: { cookie }, payload });
  await send('', 'POST', { domain: 'a' });
  await send('', 'POST', { domain: 'b' });
  expect(await list('a')).toEqual([]);
  await send('/a/draft', 'PUT', { base: null, body: { accessDomain: 'a', logo: url } });
  expect(await list('a')).toMatchObject([{ url, width: 30, height: 10, live: false, by: 'operator' }]);
  expect(await list('b')).toEqual([]);
});

test('what it is decides, not what it is called', async () => {
  const { upload } = await open();
  expect((await upload(await png(), 'image/svg+xml')).json().data.url).toMatch(/\.png$/);
  const drawn = (await upload(svg('<rect width="4" height="4"/>'), 'image/png')).json().data;
  expect(drawn).toMatchObject({ url: expect.stringMatching(/\.svg$/), width: 40, height: 20 });
});

test.each([
  ['text', Buffer.from('hello'), 'image/png'],
  ['nothing', Buffer.alloc(0), 'image/png'],
  ['a page', Buffer.from('<html><script>alert(1)</script></html>'), 'image/svg+xml'],
  ['a header without a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), 'image/png'],
])('%s is no picture', async (_, bytes, type) => {
  const { upload } = await open();
  const answer = await upload(bytes, type);
  expect(answer.statusCode).toBe(400);
});

test('too many bytes and other types are refused with what is taken', async () => {
  const { upload } = await open();
  expect((await upload(Buffer.alloc(2 * 1024 * 1024 + 1), 'image/png')).json().msg).toContain('The limit is 2,048 kB');
  expect((await upload(Buffer.from('GIF89a'), 'image/gif')).statusCode).toBe(400);
  expect((await upload(Buffer.from('{}'), 'application/json')).json().msg).toContain('image/webp');
});

describe('an SVG', () => {
  test.each([
    '<script>alert(1)</script>',
    '<SCRIPT>alert(1)</SCRIPT>',
    '<x:script xmlns:x="http://www.w3.org/2000/svg">alert(1)</x:script>',
    '<rect onload="alert(1)"/>',
    '<rect\nonclick\n=\n"alert(1)"/>',
    '<rect width="4"/onmouseover="alert(1)"/>',
    '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"/></foreignObject>',
    '<a href="javascript:alert(1)"><text>x</text></a>',
    '<use href="https://evil.example/x.svg#a"/>',
    '<use xlink:href="data:image/svg+xml;base64,AAAA#a"/>',
    '<image href="https://evil.example/track.png"/>',
    '<style>@import url(https://evil.example)</style>',
    '<rect style="fill:url(https://evil.example/a)"/>',
    '<rect fill="url( \'//evil.example/a\' )"/>',
    '<animate attributeName="href" to="javascript:alert(1)"/>',
    '<set attributeName="onload" to="alert(1)"/>',
    '<iframe src="https://evil.example"/>',
    '<!-- > --><script>alert(1)</script>',
    '<![CDATA[<script>]]>',
  ])('with %s is refused', async (inside) => {
    expect(() => cleanSvg(svg(inside).toString())).toThrow(SvgFault);
  });

  test('with a DOCTYPE or entities is refused', () => {
    expect(() => cleanSvg('<!DOCTYPE svg [<!ENTITY x "y">]><svg/>')).toThrow(SvgFault);
  });

  test('says which part was refused', async () => {
    const { upload } = await open();
    const answer = await upload(svg('<rect onload="x()"/>'), 'image/svg+xml');
    expect([answer.statusCode, answer.json().msg]).toEqual([400, expect.stringContaining('onload')]);
  });

  test.each([
    '<defs><linearGradient id="g"><stop offset="0"/></linearGradient></defs><rect fill="url(#g)"/>',
    '<use href="#a"/><use xlink:href="#b"/><text x="1">once = one</text>',
    '<!-- drawn by hand --><path d="M0 0L1 1" style="fill:#fff"/>',
    '<sodipodi:namedview id="x"/><metadata><rdf:RDF/></metadata>',
  ])('that only draws is taken: %s', (inside) => expect(cleanSvg(svg(inside).toString())).toContain('<svg'));

  test('of the fixture domains is taken', () => {
    const folder = join(import.meta.dirname, '../../../fixtures/domains/assets');
    for (const file of readdirSync(folder))
      expect(() => cleanSvg(readFileSync(join(folder, file), 'utf8')), file).not.toThrow();
  });
});
