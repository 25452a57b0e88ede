import { expect, test } from 'vitest';
import type { Corners } from '../types';
import { cutLine, layDown, lineHeight, turnOver } from './cut-line';

/** Red on the left, blue on the right. */
function flag(width: number, height: number) {
  const rgb = new Uint8Array(width * height * 3);
  for (let i = 0; i < width * height; i += 1) rgb[i * 3 + (i % width < width / 2 ? 0 : 2)] = 255;
  return { rgb, width, height };
}

const box = (left: number, top: number, right: number, bottom: number): Corners => [
  { x: left, y: top },
  { x: right, y: top },
  { x: right, y: bottom },
  { x: left, y: bottom },
];
const valueAt = ({ planes, width }: ReturnType<typeof cutLine>, plane: number, x: number) =>
  planes[(plane * lineHeight + 24) * width + x];

test('a line is 48 high, as wide as it is long, in blue, green, red from -1 to 1', () => {
  const cut = cutLine(flag(400, 96), box(0, 0, 400, 96));
  expect(cut.width).toBe(200);
  expect([0, 1, 2].map((plane) => valueAt(cut, plane, 20))).toEqual([-1, -1, 1]);
  expect([0, 1, 2].map((plane) => valueAt(cut, plane, 180))).toEqual([1, -1, -1]);
});

test('turned over, what was last is first', () => {
  const cut = cutLine(flag(400, 96), turnOver(box(0, 0, 400, 96)));
  expect(valueAt(cut, 0, 20)).toBe(1);
});

test('short ones are filled up with grey, endless ones squeezed', () => {
  const short = cutLine(flag(40, 48), box(0, 0, 40, 48));
  expect([short.width, valueAt(short, 0, 150)]).toEqual([160, 0]);
  expect(cutLine(flag(9, 9), box(0, 0, 90_000, 9)).width).toBe(48 * 40);
});

test('a standing line is laid down, a lying one stays', () => {
  const standing = box(10, 0, 30, 200);
  expect(layDown(standing)[0]).toEqual({ x: 30, y: 0 });
  expect(layDown(box(0, 0, 50, 30))[0]).toEqual({ x: 0, y: 0 });
});
