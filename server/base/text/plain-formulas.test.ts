import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plainFormulas } from './plain-formulas';

test.each([
  ['the torque $M = \\frac{P}{2\\pi n}$ in Nm', 'the torque M = P/(2πn) in Nm'],
  ['$$F = 9.81 \\cdot m\\,\\mathrm{kN}$$', 'F = 9.81 ·m kN'],
  ['at $80\\,^\\circ\\mathrm{C}$ or $x^2 \\le 5\\%$', 'at 80 °C or x² ≤5%'],
  ['$R_{\\text{max}} = 10^{-6}$', 'R_max = 10^-6'],
  ['costs $5 and $6 a piece', 'costs $5 and $6 a piece'],
  ['from US$3 to US$4', 'from US$3 to US$4'],
  ['轴承游隙 $C_3$ 为 $0.02$ mm', '轴承游隙 C_3 为 0.02 mm'],
])('%s', (text, plain) => {
  expect(plainFormulas(text)).toBe(plain);
});

test('text without a dollar stays as it is, and any text ends in time', () => {
  fc.assert(fc.property(fc.string(), (text) => text.includes('$') || plainFormulas(text) === text));
  fc.assert(
    fc.property(fc.array(fc.constantFrom('$', '$$', '\\frac{', '}', '{', '^', '_', '\\', ' a', '3')), (parts) => {
      plainFormulas(parts.join(''));
    }),
  );
  expect(plainFormulas('$\\frac{'.repeat(50_000)).length).toBeGreaterThan(0);
});
