import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { overlap } from '../exemplar/overlap';
import type { Box } from '../exemplar/types';
import { decodeRaster } from '../picture/decode-raster';
import { openRims, type Rims } from './find-rims';

const size = { width: 320, height: 240 };

interface Disc {
  x: number;
  y: number;
  radius: number;
  fill?: string;
}

async function rasterOf(discs: readonly Disc[]) {
  const drawn = discs.map(
    ({ x, y, radius, fill = '#b07080' }) =>
      `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}" fill-opacity="0.8"/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}"><rect width="100%" height="100%" fill="#e0e0d8"/>${drawn.join('')}</svg>`;
  return decodeRaster(await sharp(Buffer.from(svg)).png().toBuffer(), size, { owner: 'a' });
}

const boxOf = ({ x, y, radius }: Disc): Box => ({
  x: x - radius,
  y: y - radius,
  width: 2 * radius,
  height: 2 * radius,
});
const likely = ({ find }: Rims) => find().filter(({ likeness }) => likeness > 0.5);

describe('round things in clumps', () => {
  const clump: Disc[] = [
    { x: 70, y: 80, radius: 28 },
    { x: 120, y: 80, radius: 28 },
    { x: 160, y: 112, radius: 28 },
    { x: 240, y: 180, radius: 25 },
  ];

  test.each(clump.map((disc, index) => [index, disc] as const))('disc %i finds the others', async (_index, drawn) => {
    const found = likely(openRims(await rasterOf(clump), boxOf(drawn)));
    for (const disc of clump) expect(found.filter((hit) => overlap(hit, boxOf(disc)) > 0.6)).toHaveLength(1);
    expect(found).toHaveLength(clump.length);
  });

  test('other colours and sizes are other things', async () => {
    const mark = { x: 70, y: 80, radius: 28 };
    const others = [
      { x: 200, y: 80, radius: 28, fill: '#3020a0' },
      { x: 120, y: 180, radius: 10 },
      { x: 280, y: 80, radius: 28, fill: '#30a040' },
    ];
    expect(likely(openRims(await rasterOf([mark, ...others]), boxOf(mark)))).toHaveLength(1);
  });
});

test('a thing cut by the edge is found if most of it is there', async () => {
  const mark = { x: 100, y: 100, radius: 30 };
  const most = { x: 260, y: 12, radius: 30 };
  const little = { x: 200, y: 250, radius: 30 };
  const found = likely(openRims(await rasterOf([mark, most, little]), boxOf(mark)));
  expect(found.some((hit) => hit.x > 200 && hit.y === 0)).toBe(true);
  expect(found).toHaveLength(2);
});

test('a drawn box without anything in it has no rim to trust', async () => {
  const { trust, find } = openRims(await rasterOf([]), { x: 100, y: 100, width: 40, height: 40 });
  expect(trust).toBe(0);
  expect(find()).toEqual([]);
});
