import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chooseLine } from './choose-line';

const found = (values: number[]) => values.filter((value) => value >= chooseLine(values)).length;

test.each([
  ['three of a kind and stray resemblance', [0.8, 0.7, 0.65, 0.45, 0.4, 0.3], 3],
  ['nothing alike', [0.38, 0.37, 0.35], 0],
  ['one just below the highest line, a gap after it', [0.8, 0.51, 0.49, 0.3], 3],
  ['one of a kind, far from everything else', [0.95, 0.34, 0.3], 1],
  ['nothing at all', [], 0],
])('%s', (_name, values, count) => {
  expect(found(values)).toBe(count);
});

test('where there are many, weaker ones count', () => {
  const many = Array.from({ length: 24 }, (_, i) => 0.8 - i * 0.018);
  expect(found(many)).toBeGreaterThan(20);
});

test('whatever the candidates, the line stays within its bounds and what is surely alike is found', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: -1, max: 1, noNaN: true })), (values) => {
      const line = chooseLine(values);
      expect(line).toBeGreaterThanOrEqual(0.44);
      expect(line).toBeLessThanOrEqual(0.5);
    }),
  );
});
