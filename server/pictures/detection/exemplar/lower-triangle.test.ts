import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addOuter, emptySymmetric, factorize, solveBackward, solveForward, squareOf } from './lower-triangle';

test('solving twice undoes the matrix', () => {
  const vector = fc.array(fc.double({ min: -3, max: 3, noNaN: true }), { minLength: 4, maxLength: 4 });
  fc.assert(
    fc.property(fc.array(vector, { maxLength: 8 }), vector, (rows, wanted) => {
      const matrix = emptySymmetric(4);
      for (let i = 0; i < 4; i += 1) matrix.values[i * 5] = 1;
      for (const row of rows) addOuter(matrix, row, 0.5);
      const at = (i: number, j: number) => matrix.values[Math.max(i, j) * 4 + Math.min(i, j)] ?? 0;
      const right = Float64Array.from(wanted, (_, i) => wanted.reduce((sum, value, j) => sum + at(i, j) * value, 0));
      const factor = factorize(matrix);
      const solved = solveBackward(factor, solveForward(factor, right));
      for (const [i, value] of wanted.entries()) expect(solved[i]).toBeCloseTo(value, 6);
    }),
  );
  expect(squareOf(Float64Array.of(3, 4))).toBe(25);
});
