import fc from 'fast-check';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { numberPath } from './number-path';

test('a one is two lines, an eight seven; a second digit stands beside the first', () => {
  expect(numberPath(1)).toEqual({ width: 1, path: 'M1 0V1M1 1V2' });
  expect(numberPath(8).path.match(/M/g)).toHaveLength(7);
  expect(numberPath(11)).toEqual({ width: 2.7, path: 'M1 0V1M1 1V2M2.7 0V1M2.7 1V2' });
});

test('every digit looks like itself and like no other', () => {
  const shapes = Array.from({ length: 10 }, (_, digit) => numberPath(digit).path);
  expect(new Set(shapes).size).toBe(10);
});

test('any number stays in its box', () => {
  fc.assert(
    fc.property(fc.nat(9_999), (value) => {
      const { width, path } = numberPath(value);
      for (const [, x] of path.matchAll(/[MH]([\d.]+)/g)) expect(Number(x)).toBeLessThanOrEqual(width);
    }),
  );
});

test('is drawn without a font', async () => {
  const { path } = numberPath(7);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="30" height="40"><path transform="translate(5 5) scale(15)" d="${path}" stroke="#fff" stroke-width=".3"/></svg>`;
  const { data, info } = await sharp(Buffer.from(svg)).raw().toBuffer({ resolveWithObject: true });
  const lit = (x: number, y: number) => data[(y * info.width + x) * info.channels];
  expect([lit(12, 5), lit(20, 20), lit(5, 25)]).toEqual([255, 255, 0]);
});
