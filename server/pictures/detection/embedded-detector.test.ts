import { expect, test } from 'vitest';
import { mergeFinds } from './embedded-detector';

const one = { x: 100, y: 100, width: 40, height: 40 };
const other = { x: 300, y: 100, width: 40, height: 40 };

test('what resembles two drawn things counts once, with the better score', () => {
  const place = { x: 500, y: 100, width: 40, height: 40 };
  const finds = [[{ ...place, score: 0.7 }], [{ ...place, x: 502, score: 0.9 }]];
  expect(mergeFinds([one, other], finds)).toEqual([{ ...place, x: 502, score: 0.9 }]);
});

test('another drawn thing is no result', () => {
  expect(mergeFinds([one, other], [[{ ...other, score: 0.9 }], []])).toEqual([]);
});

test('long things lying askew side by side stay two, though their upright boxes overlap', () => {
  const askew = { x: 500, y: 100, width: 80, height: 80 };
  const beside = { ...askew, x: 515, y: 90 };
  const finds = [
    [
      { ...beside, score: 0.8 },
      { ...askew, score: 0.9 },
    ],
  ];
  expect(mergeFinds([one], finds).map(({ score }) => score)).toEqual([0.9, 0.8]);
});
