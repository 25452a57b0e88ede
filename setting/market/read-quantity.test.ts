import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readQuantity } from './read-quantity';

test.each([
  ['1,5', 'kW', 1.5],
  ['1.5 kW', 'kW', 1.5],
  ['１５００Ｗ', 'kW', 1.5],
  ['0.3 m', 'mm', 300],
  ['5 μm', 'mm', 0.005],
  ['2 bar', 'MPa', 0.2],
  ['6 m3/h', 'L/min', 100],
  ['-4', '', -4],
  ['2 weeks', 'd', 14],
])('%s is read in %s', (text, unit, number) => expect(readQuantity(text, unit)).toBeCloseTo(number, 9));

test.each(['', 'abc', '1.5.2', '1 kg', '1e999', '--1', 'Infinity', 'NaN'])('“%s” is refused', (text) =>
  expect(readQuantity(text, 'kW')).toBeNull(),
);

test('every finite number that was written is read again, in whatever unit', () => {
  fc.assert(
    fc.property(fc.float({ noNaN: true, noDefaultInfinity: true, min: -1e6, max: 1e6 }), (number) => {
      expect(readQuantity(`${number} mm`, 'mm')).toBeCloseTo(number, 6);
      expect(readQuantity(String(number), 'bar')).toBeCloseTo(number, 6);
    }),
  );
});
