import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test, vi } from 'vitest';
import { coarseSizeOf, openOcr } from './open-ocr';

const plate = readFileSync(path.resolve(import.meta.dirname, '../../../tests/support/nameplate.png'));
const ocr = openOcr();
afterAll(() => ocr.close());

const plain = (text: string) => text.replace(/\s/g, '');

test('reads a name plate in Chinese and Latin, in reading order, with boxes where the text is', async () => {
  const { lines, width, height } = await ocr.readText(plate, { owner: 'a' });
  expect([width, height]).toEqual([640, 300]);
  expect(lines.map(({ text }) => plain(text))).toEqual([
    ...['三相异步电动机', '型号YE3-132S-4', '功率5.5kW', '电压380V', '频率50Hz'],
    ...['SerialNo.20260417-0093', '浙江某某电机有限公司MADEINCHINA'],
  ]);
  expect(Math.min(...lines.map(({ confidence }) => confidence))).toBeGreaterThan(0.9);
  const { box } = lines[2] as (typeof lines)[0];
  expect(box.x).toBeGreaterThan(345);
  expect(box.x).toBeLessThan(375);
  expect(box.y + box.height).toBeLessThan(140);
});

test('a photograph held upside down is read too', async () => {
  const turned = await sharp(plate).rotate(180).png().toBuffer();
  const { lines } = await ocr.readText(turned, { owner: 'a' });
  expect(plain(lines[0]?.text ?? '')).toBe('三相异步电动机');
});

test('a picture without text has none, and what is no picture is refused', async () => {
  const even = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#888' } })
    .png()
    .toBuffer();
  expect((await ocr.readText(even, { owner: 'a' })).lines).toEqual([]);
  await expect(ocr.readText(Buffer.from('hello'), { owner: 'a' })).rejects.toMatchObject({ status: 400 });
});

test('who has gone is not read for', async () => {
  const reader = { read: vi.fn(), close: vi.fn() };
  const gone = AbortSignal.abort(new Error('gone'));
  await expect(openOcr(reader).readText(plate, { owner: 'a', signal: gone })).rejects.toThrow('gone');
  expect(reader.read).not.toHaveBeenCalled();
});

test.each([
  [
    { width: 4000, height: 3000 },
    { width: 960, height: 736 },
  ],
  [
    { width: 60, height: 20 },
    { width: 192, height: 64 },
  ],
  [
    { width: 10_000, height: 10 },
    { width: 960, height: 32 },
  ],
])('%o is looked for text at %o', (size, coarse) => {
  expect(coarseSizeOf(size)).toEqual(coarse);
});
