import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { decodePicture } from '../../server/base/raster/decode-picture';
import { openPixelBudget } from '../../server/base/raster/open-pixel-budget';
import { mostPixels, pixelRules } from '../../server/base/raster/pixel-limits';
import { openTestApp } from '../support/app';
import { openPeopleApp, signedInPerson } from '../support/person';

const root = join(import.meta.dirname, '../..');
const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#777' }, limitInputPixels: false });

/** A picture of a few hundred kilobytes that decodes to a third of a gigabyte. */
let large: Buffer;
/** Slightly larger than the limit. */
let tooLarge: Buffer;
beforeAll(async () => {
  large = await blank(11_900, 10_000).png({ compressionLevel: 9 }).toBuffer();
  tooLarge = await blank(12_001, 10_000).png({ compressionLevel: 9 }).toBuffer();
}, 120_000);

test('many large pictures at a time unpack one after another, however many ask and however many people they are', async () => {
  const budget = openPixelBudget(pixelRules);
  let [now, most] = [0, 0];
  const decode = (owner: string) =>
    decodePicture(large, { owner, budget }, async (picture, { width, height }) => {
      now += width * height;
      most = Math.max(most, now);
      await picture.resize(16, 16, { fit: 'fill' }).raw().toBuffer();
      now -= width * height;
    });
  await Promise.all(Array.from({ length: 8 }, (_, index) => decode(`person ${index % 4}`)));
  expect(most).toBeLessThanOrEqual(mostPixels);
  expect(budget.state()).toEqual({ inFlight: 0, waiting: 0 });
}, 120_000);

test('a picture of 16 bits a colour takes twice the room', async () => {
  const deep = await sharp({ create: { width: 100, height: 100, channels: 3, background: '#777' } })
    .toColourspace('rgb16')
    .png()
    .toBuffer();
  const budget = openPixelBudget(pixelRules);
  await decodePicture(deep, { owner: 'a', budget }, async () => {
    expect(budget.state().inFlight).toBe(20_000);
  });
});

describe('one pixel too many is refused at once, with the pixels and the limit', () => {
  const words = /12001×10000.*120 million|12001×10000.*40 million/;

  test('as a picture for detection, sent by itself and within a request', async () => {
    const { app } = await openTestApp();
    const headers = { 'content-type': 'image/png', 'accept-language': 'en' };
    const uploaded = await app.inject({ method: 'POST', url: '/api/pictures', headers, payload: tooLarge });
    expect([uploaded.statusCode, uploaded.json().msg]).toEqual([413, expect.stringMatching(words)]);
    const payload = { prompt_image: tooLarge.toString('base64'), category_id: '1', rects: [['1', '1', '9', '9']] };
    const url = '/tianzhi-tools/api/v1/object_detection';
    const answer = await app.inject({ method: 'POST', url, headers: { 'accept-language': 'en' }, payload });
    expect(answer.statusCode).toBe(413);
  });

  test('as an avatar or a licence', async () => {
    const { app, store } = await openPeopleApp();
    const person = await signedInPerson(store, { phone: '13800000001' });
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(tooLarge)], { type: 'image/png' }), 'a.png');
    const request = new Request('http://x/', { method: 'POST', body: form });
    const answer = await app.inject({
      method: 'POST',
      url: '/proxy-api/open/person/upload',
      headers: {
        ...person.headers,
        'accept-language': 'en',
        'content-type': request.headers.get('content-type') ?? '',
      },
      payload: Buffer.from(await request.arrayBuffer()),
    });
    expect([answer.statusCode, answer.json().msg]).toEqual([413, expect.stringMatching(words)]);
  });
});

describe('what is no picture reaches no decoder', () => {
  test.each([
    ['a packed drawing', Buffer.from('1f8b0800000000000003', 'hex')],
    ['a page of PDF', Buffer.from('%PDF-1.7\n')],
    ['PostScript', Buffer.from('%!PS-Adobe-3.0\n')],
    ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="100000" height="100000"/>')],
    ['a drawing behind a comment', Buffer.from('<!-- x --><svg width="9" height="9"/>')],
    ['nothing', Buffer.alloc(0)],
  ])('%s', async (_, bytes) => {
    await expect(decodePicture(bytes, { owner: 'a' }, async () => 'decoded')).rejects.toThrow();
  });
});

test('every picture that somebody sends is unpacked in one place', () => {
  // These two handle pictures that the product itself made.
  const ours = ['server/accounts/captcha/', 'server/commands/settings/rehearsal/'];
  const files = readdirSync(join(root, 'server'), { recursive: true, encoding: 'utf8' })
    .map((file) => `server/${file.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.startsWith('server/base/raster/'));
  const direct = files.filter(
    (file) =>
      !ours.some((folder) => file.startsWith(folder)) &&
      /(?:from|import\()\s*'sharp'/.test(readFileSync(join(root, file), 'utf8').replace(/import type .*/g, '')),
  );
  expect(direct).toEqual([]);
});
