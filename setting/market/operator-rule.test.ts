import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type OperatorRule, operatorDecidesOn } from './operator-rule';

const price = (amount: number, currency = 'CNY', seats = 1) => ({ terms: { amount, currency }, seats });
const above: OperatorRule = { orders: 'above', limit: { amount: 100_000, currency: 'CNY' } };

test.each([
  [{ orders: 'none' }, price(1_000_000), false],
  [{ orders: 'all' }, price(0), true],
  [{ orders: 'all' }, { terms: {}, seats: 1 }, true],
  [above, price(100_000), false],
  [above, price(100_001), true],
  [above, price(50_001, 'CNY', 2), true],
  [above, price(1, 'EUR'), true],
  [above, price(0, 'EUR'), false],
  [above, { terms: {}, seats: 1, quote: { amount: 100_001, currency: 'CNY' } }, true],
  [above, { terms: {}, seats: 5, quote: { amount: 100_000, currency: 'CNY' } }, false],
  // What the two agreed on counts, not what was asked before.
  [above, { ...price(900_000), quote: { amount: 5, currency: 'CNY' } }, false],
  [{ orders: 'above' }, price(1), true],
  [{ orders: 'above' }, price(0), false],
] as const)('by %j, on %j operators decide: %s', (rule, order, decide) => {
  expect(operatorDecidesOn(rule, order)).toBe(decide);
});

test('a dearer order of one currency never needs less', () => {
  fc.assert(
    fc.property(fc.nat(), fc.nat(), fc.nat(), (limit, one, more) => {
      const rule: OperatorRule = { orders: 'above', limit: { amount: limit, currency: 'CNY' } };
      if (operatorDecidesOn(rule, price(one))) expect(operatorDecidesOn(rule, price(one + more))).toBe(true);
    }),
  );
});
