import { expect, test } from 'vitest';
import { judgePicture } from './judge-picture';

const pixels = (...colors: [number, number, number, number][]) => colors.flat();

test.each([
  ['nothing but transparency', pixels([0, 0, 0, 0], [255, 255, 255, 10]), ['invisible']],
  ['white', pixels([255, 255, 255, 255], [0, 0, 0, 0]), ['lostOnLight']],
  ['almost black', pixels([20, 24, 28, 255]), ['lostOnDark']],
  ['a blue that shows on both', pixels([30, 90, 200, 255]), []],
  ['yellow, which is light but not white', pixels([255, 230, 0, 255]), []],
  ['a black and white logo', pixels([0, 0, 0, 255], [255, 255, 255, 255]), []],
  ['a hint of grey', pixels([128, 128, 128, 40]), ['lostOnLight', 'lostOnDark']],
] as const)('a picture of %s', (_, given, notes) => {
  expect(judgePicture(given)).toEqual(notes);
});
