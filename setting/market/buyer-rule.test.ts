import { expect, test } from 'vitest';
import { passesRule } from './buyer-rule';

const rule = { kinds: ['app' as const], amount: 5_000_00, currency: 'CNY' };
const order = {
  offering: 'app' as const,
  kind: 'plan' as const,
  isFree: false,
  amount: 1_000_00,
  currency: 'CNY',
  seats: 1,
};

test('an order within the amount passes, all seats counted', () => {
  expect(passesRule(rule, order)).toBe(true);
  expect(passesRule(rule, { ...order, seats: 5 })).toBe(true);
  expect(passesRule(rule, { ...order, seats: 6 })).toBe(false);
});

test('without a rule, of another kind, in another currency or without a price it waits', () => {
  expect(passesRule(undefined, { ...order, isFree: true })).toBe(false);
  expect(passesRule({ ...rule, kinds: [] }, { ...order, isFree: true })).toBe(false);
  expect(passesRule(rule, { ...order, offering: 'product' })).toBe(false);
  expect(passesRule(rule, { ...order, currency: 'EUR' })).toBe(false);
  expect(passesRule(rule, { ...order, amount: undefined })).toBe(false);
});

test('what is free and a question for a quote need no amount', () => {
  expect(passesRule({ ...rule, amount: null }, { ...order, isFree: true })).toBe(true);
  expect(passesRule({ ...rule, amount: null }, { ...order, kind: 'quote', amount: undefined })).toBe(true);
  expect(passesRule({ ...rule, amount: null }, order)).toBe(false);
});
