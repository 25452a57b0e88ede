import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { evaluateFormula } from './evaluate-formula';
import { FormulaError } from './formula-error';
import { parseFormula } from './parse-formula';
import { writeFormula } from './write-formula';

const value = (text: string, values: Record<string, number> = {}) =>
  evaluateFormula(parseFormula(text), new Map(Object.entries(values)));
const written = (text: string, values: Record<string, string> = {}) =>
  writeFormula(parseFormula(text), (name) => values[name] ?? name);

describe('formulas', () => {
  test.each([
    ['1 + 2 * 3', 7],
    ['(1 + 2) * 3', 9],
    ['-2 ^ 2', -4],
    ['2 ^ 3 ^ 2', 512],
    ['2 ^ -1', 0.5],
    ['8 / 4 / 2', 1],
    ['10 - 4 - 3', 3],
    ['1.5e3', 1500],
    ['sqrt(16) + ln(exp(1)) + log10(100)', 7],
    ['min(3, 1, 2) + max(3, 4) + abs(-2) + floor(1.7) + ceil(1.2)', 10],
    ['sin(pi / 2) + cos(0) + tan(0) + asin(0) + acos(1) + atan(0)', 2],
    ['if(1 < 2, 10, 20) + if(2 <= 1, 1, 2) + if(3 > 2, 3, 4) + if(2 >= 3, 4, 5)', 20],
  ])('%s = %d', (text, result) => expect(value(text)).toBeCloseTo(result, 12));

  test('names are those given, and nothing else of the language', () => {
    expect(value('a * b2', { a: 3, b2: 4 })).toBe(12);
    for (const name of ['constructor', '__proto__', 'toString', 'window']) {
      expect(() => value(name)).toThrow(FormulaError);
      expect(() => value(`${name}(1)`)).toThrow(FormulaError);
    }
  });

  test.each([
    ['', 'unexpected', 0],
    ['1 +', 'unexpected', 3],
    ['1 2', 'unexpected', 2],
    ['(1', 'unexpected', 2],
    ['a.b', 'unexpected', 1],
    ['sqrt', 'unexpected', 4],
    ['if(1, 2, 3)', 'unexpected', 4],
    ['foo(1)', 'unknownFunction', 0],
    ['sqrt(1, 2)', 'arguments', 0],
    ['1 + min(1)', 'arguments', 4],
    ['1e999', 'number', 0],
    ['('.repeat(70), 'tooDeep', 60],
    ['-'.repeat(70), 'tooDeep', 60],
    ['2^'.repeat(70), 'tooDeep', 120],
    ['1'.repeat(2_001), 'tooLong', 2_000],
  ])('%s is refused where it goes wrong', (text, problem, at) => {
    let thrown: unknown;
    try {
      parseFormula(text);
    } catch (error) {
      thrown = error;
    }
    expect(thrown).toMatchObject({ name: 'FormulaError', problem, at });
  });

  test('10,000 random texts give a number or the error of formulas', () => {
    const piece = fc.constantFrom(...'+-*/^(),<>=. 1205eaxπ'.split(''), 'pi', 'sqrt(', 'if(', 'min(', '<=', '$', '"');
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        try {
          expect(typeof value(pieces.join(''), { a: 2, x: -1 })).toBe('number');
        } catch (error) {
          expect(error).toBeInstanceOf(FormulaError);
        }
      }),
      { numRuns: 10_000 },
    );
  });

  test('what is written can be read again and has the same value', () => {
    const leaf = fc.oneof(fc.integer({ min: 1, max: 9 }).map(String), fc.constantFrom('a', 'b'));
    const { formula } = fc.letrec((tie) => ({
      formula: fc.oneof(
        { maxDepth: 5 },
        leaf,
        fc
          .tuple(tie('formula'), fc.constantFrom('+', '-', '*', '/', '^'), tie('formula'))
          .map((parts) => `(${parts.join('')})`),
        tie('formula').map((of) => `(-${of})`),
        tie('formula').map((of) => `if(${of} < 2, max(${of}, 1), abs(${of}))`),
      ),
    }));
    fc.assert(
      fc.property(formula as fc.Arbitrary<string>, (text) => {
        const again = written(text).replaceAll('−', '-').replaceAll('·', '*').replaceAll('π', 'pi');
        const values = { a: 1.5, b: -2 };
        expect(value(again, values)).toEqual(value(text, values));
      }),
    );
  });

  test('values stand in the place of names', () => {
    expect(written('10 ^ 6 / (60 * n) * (C / P) ^ p', { n: '1500', C: '14.8', P: '1.85', p: '3' })).toBe(
      '10^6 / (60 · 1500) · (14.8 / 1.85)^3',
    );
    expect(written('x ^ 2 * pi', { x: '−3' })).toBe('(−3)^2 · π');
  });
});
