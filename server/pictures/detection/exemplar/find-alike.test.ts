import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { boxOf, fourSpots, makePicture } from '../../../../tests/support/make-picture';
import { decodeLayers } from '../picture/decode-raster';
import { findAlike, scoreOf } from './find-alike';
import { overlap } from './overlap';
import { planSearch } from './plan-search';
import { openScene } from './scene';
import type { Box } from './types';

const size = { width: 320, height: 260 };

async function search(drawn: Box, bytes: Buffer, tick?: (share: number) => void) {
  const plan = planSearch(size, drawn);
  return findAlike(openScene(await decodeLayers(bytes, plan.decode, { owner: 'a' }), size, plan), drawn, tick);
}

describe('finding what looks like the drawn one', () => {
  test('finds the other discs, however they are turned, and not the square', async () => {
    const bytes = await makePicture();
    const [first, ...others] = fourSpots.map(boxOf) as [Box, ...Box[]];
    const found = (await search(first, bytes)).filter(({ score }) => score >= 0.5);
    expect(found).toHaveLength(3);
    for (const other of others) expect(Math.max(...found.map((one) => overlap(one, other)))).toBeGreaterThan(0.4);
  });

  test('answers the same twice, and tells how far it is', async () => {
    const bytes = await makePicture();
    const shares: number[] = [];
    const drawn = boxOf(fourSpots[1] as (typeof fourSpots)[0]);
    const once = await search(drawn, bytes, (share) => shares.push(share));
    expect(await search(drawn, bytes)).toEqual(once);
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    expect(shares.at(-1)).toBeLessThanOrEqual(1);
  });

  test('boxes stay inside the picture, also round a thing at its edge', async () => {
    const bytes = await makePicture([...fourSpots, { x: 0, y: 250, radius: 20 }]);
    for (const { x, y, width, height } of await search(boxOf(fourSpots[0] as (typeof fourSpots)[0]), bytes)) {
      expect(Math.min(x, y, width - 1, height - 1)).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(size.width);
      expect(y + height).toBeLessThanOrEqual(size.height);
    }
  });

  test('an even picture has nothing to find, and nothing breaks', async () => {
    const found = await search({ x: 10, y: 10, width: 40, height: 40 }, await makePicture([], []));
    expect(found.every(({ score }) => score >= 0 && score <= 1)).toBe(true);
  });
});

test('long things lying askew side by side are two, however much their upright boxes share', async () => {
  const bars = [60, 90, 210].map(
    (x) => `<rect x="${x}" y="60" width="12" height="120" rx="4" fill="#4060a0" transform="rotate(40 ${x} 120)"/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="260"><rect width="100%" height="100%" fill="#e0ddd4"/>${bars.join('')}</svg>`;
  const bytes = await sharp(Buffer.from(svg)).png().toBuffer();
  const drawn = { x: 170, y: 68, width: 92, height: 108 };
  const found = (await search(drawn, bytes)).filter(({ score }) => score >= 0.5);
  expect(found).toHaveLength(2);
  const [one, other] = found as unknown as [Box, Box];
  expect(overlap(one, other)).toBeGreaterThan(0.35);
});

test('a likeness on the line scores 0.5, the thing itself 1', () => {
  expect([scoreOf(0.4, 0.4), scoreOf(1, 0.4), scoreOf(-0.2, 0.4), scoreOf(0.2, 0.4)]).toEqual([0.5, 1, 0, 0.25]);
});
