import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { overlaps, type Quantity, readQuantities } from './read-quantities';
import { unitOf } from './units';

const first = (text: string): [string, number, number] | undefined => {
  const [found] = readQuantities(text);
  return found && [found.dim, found.low, found.high];
};
const least = Number.NEGATIVE_INFINITY;
const most = Number.POSITIVE_INFINITY;

test.each<[string, [string, number, number] | undefined]>([
  ['3000转', ['speed', 3000, 3000]],
  ['三千转', ['speed', 3000, 3000]],
  ['3000 r/min', ['speed', 3000, 3000]],
  ['12 000 rpm', ['speed', 12_000, 12_000]],
  ['转速3600的泵', ['speed', 3600, 3600]],
  ['a speed of 1800, radial', ['speed', 1800, 1800]],
  ['转子 3 根', undefined],
  ['每 3000 转换一次', undefined],
  ['6kV', ['voltage', 6000, 6000]],
  ['十千伏', ['voltage', 10_000, 10_000]],
  ['两万五千伏', ['voltage', 25_000, 25_000]],
  ['1.5k V', ['voltage', 1500, 1500]],
  ['400kW', ['power', 400, 400]],
  ['5 丝', ['length', 0.05, 0.05]],
  ['NLGI 2', ['class', 2, 2]],
  ['3 级', ['class', 3, 3]],
  ['3级压力容器', ['class', 3, 3]],
  ['半年', ['time', 4380, 4380]],
  ['2000～3000 r/min', ['speed', 2000, 3000]],
  ['from 2000 to 3000 rpm', ['speed', 2000, 3000]],
  ['1000 r/min 以下', ['speed', least, 1000]],
  ['up to 1000 rpm', ['speed', least, 1000]],
  ['300 kW 以上', ['power', 300, most]],
  ['above 300 kW', ['power', 300, most]],
  ['3 人以上 10 人以下', ['persons', 3, 10]],
  ['6205 轴承', undefined],
])('reads %s', (text, expected) => {
  expect(first(text)).toEqual(expected);
});

test('a bare number measures what the heading of its column says', () => {
  expect(readQuantities('2501–5000', unitOf('v'))).toMatchObject([{ dim: 'voltage', low: 2501, high: 5000 }]);
  expect(readQuantities('2501–5000')).toEqual([]);
});

describe('ends', () => {
  const cell = (text: string) => readQuantities(text)[0] as Quantity;
  test.each([
    ['below 1000 V', '1000 V', false],
    ['1000 V 以下', '1000 V', true],
    ['超过 3 人', '3 人', false],
    ['3 人以上', '3 人', true],
    ['2000 to 3000 rpm', '3000 rpm', true],
    ['3000 to 4000 rpm', '3000 rpm', true],
    ['3000 to 4000 rpm', '3000 V', false],
  ])('%s holds %s: %s', (range, value, expected) => {
    expect(overlaps(cell(range), cell(value))).toBe(expected);
    expect(overlaps(cell(value), cell(range))).toBe(expected);
  });
});

test('any text is read without a fault, and every place lies in it', () => {
  const words = fc.array(
    fc.constantFrom('3', '千', '伏', 'kV', '以上', ' to ', '～', '半', '级', '-', '.', ',', '|', '转'),
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        words.map((list) => list.join('')),
      ),
      (text) => {
        for (const { start, end, low, high } of readQuantities(text)) {
          expect(start).toBeGreaterThanOrEqual(0);
          expect(end).toBeGreaterThan(start);
          expect(low).toBeLessThanOrEqual(high);
        }
      },
    ),
  );
});

test('what was written is read again, in each way to write it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 99_999 }), (value) => {
      for (const text of [`${value} rpm`, `${value}转`, `${value.toLocaleString('en-US')} r/min`])
        expect(first(text)).toEqual(['speed', value, value]);
    }),
  );
});
