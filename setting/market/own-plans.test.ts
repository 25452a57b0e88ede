import { expect, test } from 'vitest';
import type { Plan } from './offering-document';
import { isOwnPlan, type OwnPlan, plansFor } from './own-plans';

const plan = (id: string, amount?: number): Plan => ({
  ...{ id, name: { 'en-US': id } },
  ...(amount === undefined ? { kind: 'quote' } : { kind: 'fixed', amount, currency: 'CNY', period: 'year' }),
});
const own = (id: string, amount: number): OwnPlan => ({ ...plan(id, amount), endsOn: '2030-01-01' });
const told = (plans: (Plan | OwnPlan)[]) => plans.map((one) => [one.id, one.amount, isOwnPlan(one)]);

test('a plan of its own stands first, a changed one in its place', () => {
  const plans = plansFor([plan('a', 5), plan('b')], [own('b', 3), own('c', 1)]);
  expect(told(plans)).toEqual([
    ['c', 1, true],
    ['a', 5, false],
    ['b', 3, true],
  ]);
});

test('without prices of one’s own the public plans stay, and without plans there are none', () => {
  expect(told(plansFor([plan('a', 5)]))).toEqual([['a', 5, false]]);
  expect(plansFor()).toEqual([]);
});
