import { expect, test } from 'vitest';
import { chooseLine } from './choose-line';

const found = (values: number[]) => values.filter((value) => value >= chooseLine(values)).length;

test.each([
  ['three of a kind and stray resemblance', [0.8, 0.7, 0.65, 0.45, 0.4, 0.3], 3],
  ['nothing alike', [0.42, 0.41, 0.35], 0],
  ['one just below the strict line, a gap after it', [0.8, 0.51, 0.49, 0.4], 3],
  ['nothing at all', [], 0],
])('%s', (_name, values, count) => {
  expect(found(values)).toBe(count);
});

test('where there are many, weaker ones count', () => {
  const many = Array.from({ length: 24 }, (_, i) => 0.8 - i * 0.018);
  expect(found(many)).toBeGreaterThan(20);
  expect(chooseLine(many)).toBeLessThan(0.42);
});
