import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readNumber } from './read-number';
import { showGiven, showNumber } from './show-number';
import { convert, quantitiesOf, unitsOf } from './units';

describe('numbers as people write them', () => {
  test.each([
    ['1.5', 1.5],
    ['1,5', 1.5],
    ['0,500', 0.5],
    ['１４．８', 14.8],
    ['−3', -3],
    ['1,234.5', 1234.5],
    ['1.234,5', 1234.5],
    ['1 500', 1500],
    ['1,234,567', 1234567],
    ['1.2×10^5', 120000],
    ['2e-3', 0.002],
    ['.5', 0.5],
    ['１，２', 1.2],
  ])('%s is %d', (text, value) => expect(readNumber(text)).toEqual({ value }));

  test('1,500 is two numbers, so it asks', () => {
    expect(readNumber('1,500')).toEqual({ problem: 'unclear', either: [1.5, 1500] });
  });

  test.each(['abc', '1.2.3', '1,2,3', '1..2', '--1', '1e', '1e999', ',', '0x10', '0x105', '-0x105'])(
    '%s is none',
    (text) => {
      expect(readNumber(text)).toEqual({ problem: 'notANumber' });
    },
  );

  test('nothing is empty', () => expect(readNumber(' 　')).toEqual({ problem: 'empty' }));

  test('any number is read back', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
        const read = readNumber(String(value));
        expect('value' in read && read.value === value).toBe(true);
      }),
    );
  });
});

describe('numbers shown', () => {
  test.each([
    [5688.9, 3, '5690'],
    [0.012_345, 3, '0.0123'],
    [-1.5, 2, '−1.5'],
    [0, 3, '0'],
    [12_345_678, 3, '1.23 × 10⁷'],
    [0.000_012, 2, '1.2 × 10⁻⁵'],
    [9.999, 2, '10'],
  ])('%d with %d digits is %s', (value, digits, text) => expect(showNumber(value, digits)).toBe(text));

  test('given values lose the noise of conversions only', () => {
    expect(showGiven(0.1 + 0.2)).toBe('0.3');
    expect(showGiven(1.2e9)).toBe('1.2 × 10⁹');
    expect(showGiven(0)).toBe('0');
  });
});

describe('units', () => {
  test.each([
    [1, 'pressure', 'bar', 'kPa', 100],
    [100, 'temperature', '°C', '°F', 212],
    [-40, 'temperature', '°F', '°C', -40],
    [0, 'temperature', '°C', 'K', 273.15],
    [9, 'temperature-difference', '°F', 'K', 5],
    [60, 'rotation', 'rpm', 'Hz', 1],
    [1, 'kinematic-viscosity', 'cSt', 'mm²/s', 1],
    [1, 'viscosity', 'cP', 'mPa·s', 1],
    [1, 'flow', 'gpm', 'L/min', 3.785_411_784],
    [1, 'energy', 'kcal', 'kJ', 4.1868],
    [1, 'torque', 'lbf·ft', 'N·m', 1.355_817_948],
    [1, 'power', 'PS', 'W', 735.498_75],
    [1000, 'pressure', 'psi', 'MPa', 6.894_757],
  ] as const)('%d (%s) %s are in %s: %d', (value, quantity, from, to, result) => {
    expect(convert(value, quantity, from, to)).toBeCloseTo(result, 6);
  });

  test('every unit leads to every other of its quantity and back', () => {
    for (const quantity of quantitiesOf([]))
      for (const from of unitsOf(quantity))
        for (const to of unitsOf(quantity)) {
          const back = convert(convert(7.5, quantity, from, to), quantity, to, from);
          expect(back).toBeCloseTo(7.5, 9);
        }
  });

  test('a foreign unit is refused', () => {
    expect(() => convert(1, 'length', 'kg', 'm')).toThrow('length is not measured in kg.');
    expect(() => convert(1, 'length', 'constructor', 'm')).toThrow(RangeError);
  });
});
