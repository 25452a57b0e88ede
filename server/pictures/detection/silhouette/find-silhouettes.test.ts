import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { overlap } from '../exemplar/overlap';
import type { Box } from '../exemplar/types';
import { decodeRaster } from '../picture/decode-raster';
import { findSilhouettes } from './find-silhouettes';
import { shapeOf } from './shape';

const size = { width: 320, height: 260 };

interface Bar {
  x: number;
  y: number;
  length: number;
  degrees: number;
  fill?: string;
}

const thickness = 10;

/** Grey bars on a brown background that darkens to the right. */
async function rasterOf(bars: readonly Bar[]) {
  const drawn = bars.map(
    ({ x, y, length, degrees, fill = '#8890a0' }) =>
      `<rect x="${-length / 2}" y="${-thickness / 2}" width="${length}" height="${thickness}" fill="${fill}" transform="translate(${x} ${y}) rotate(${degrees})"/>`,
  );
  const ground =
    '<linearGradient id="g"><stop offset="0" stop-color="#c08848"/><stop offset="1" stop-color="#a07038"/></linearGradient>';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">${ground}<rect width="100%" height="100%" fill="url(#g)"/>${drawn.join('')}</svg>`;
  const bytes = await sharp(Buffer.from(svg)).png().toBuffer();
  return decodeRaster(bytes, size, { owner: 'a' });
}

function boxOf({ x, y, length, degrees }: Bar): Box {
  const [c, s] = [Math.abs(Math.cos((degrees * Math.PI) / 180)), Math.abs(Math.sin((degrees * Math.PI) / 180))];
  const [width, height] = [length * c + thickness * s, length * s + thickness * c];
  return { x: x - width / 2, y: y - height / 2, width, height };
}

const bars: Bar[] = [
  { x: 60, y: 70, length: 80, degrees: 35 },
  { x: 200, y: 60, length: 80, degrees: 100 },
  { x: 100, y: 190, length: 76, degrees: 160 },
];
const short: Bar = { x: 250, y: 200, length: 30, degrees: 10 };
const red: Bar = { x: 280, y: 90, length: 80, degrees: 80, fill: '#a01818' };

describe('outlines of long things', () => {
  test('those of the kind are alike whichever way they lie, a short one and a red one are not', async () => {
    const [drawn, ...others] = bars as [Bar, Bar, Bar];
    const seen = findSilhouettes(await rasterOf([...bars, short, red]), boxOf(drawn));
    expect(seen?.trust).toBeGreaterThan(0.8);
    const alike = (bar: Bar) => seen?.hits.find((hit) => overlap(hit, boxOf(bar)) > 0.6)?.likeness ?? 0;
    for (const other of others) expect(alike(other)).toBeGreaterThan(0.6);
    for (const other of [short, red]) expect(alike(other)).toBeLessThan(0.4);
  });

  test('an even picture has no outline to go by', async () => {
    expect(findSilhouettes(await rasterOf([]), { x: 100, y: 100, width: 40, height: 40 })?.trust ?? 0).toBeLessThan(
      0.9,
    );
  });
});

test('a bar has its length and breadth whichever way it lies', () => {
  const side = 120;
  const colours = new Float32Array(side * side * 3);
  fc.assert(
    fc.property(
      fc.double({ min: 0, max: Math.PI, noNaN: true }),
      fc.integer({ min: 40, max: 90 }),
      fc.integer({ min: 6, max: 14 }),
      (angle, length, breadth) => {
        const [c, s] = [Math.cos(angle), Math.sin(angle)];
        const pixels = Array.from({ length: side * side }, (_, i) => i).filter((i) => {
          const [x, y] = [(i % side) - side / 2, Math.floor(i / side) - side / 2];
          return Math.abs(x * c + y * s) <= length / 2 && Math.abs(y * c - x * s) <= breadth / 2;
        });
        const shape = shapeOf({ width: side, colours }, pixels);
        expect(Math.abs(shape.length - length)).toBeLessThan(4);
        expect(Math.abs(shape.breadth - breadth)).toBeLessThan(3);
      },
    ),
  );
});
