import fc from 'fast-check';
import { expect, test } from 'vitest';
import { entitlementState, mayUse, termEnd } from './entitlement-state';
import { actionsOf, firstState, nextOrder, ORDER_ACTIONS, type OrderState } from './order-states';

const member = { side: 'buyer' as const, runsIt: false, isOwn: true };
const admin = { side: 'buyer' as const, runsIt: true, isOwn: false };
const supplier = { side: 'supplier' as const, runsIt: true, isOwn: false };
const clerk = { side: 'supplier' as const, runsIt: false, isOwn: false };
const operator = { side: 'operator' as const, runsIt: true, isOwn: false };
const paid = { kind: 'plan' as const, isFree: false, operatorApproves: false };
const free = { isFree: true, operatorApproves: false };

test('a member’s order waits for their administrator, then for the supplier', () => {
  const first = firstState(member, paid);
  expect(first).toEqual({ status: 'submitted', waitsFor: 'buyer' });
  expect(actionsOf({ ...paid, ...first }, member)).toEqual(['cancel']);
  expect(actionsOf({ ...paid, ...first }, supplier)).toEqual([]);
  const second = nextOrder({ ...paid, ...first }, 'approve', admin);
  expect(second).toEqual({ status: 'submitted', waitsFor: 'supplier' });
  expect(actionsOf({ ...paid, ...second } as never, supplier)).toEqual(['approve', 'refuse', 'quote']);
  expect(actionsOf({ ...paid, ...second } as never, clerk)).toEqual([]);
  expect(nextOrder({ ...paid, ...second } as never, 'approve', supplier)).toEqual({ status: 'active', waitsFor: null });
});

test('what is free needs nobody but the administrator; what has no price is quoted first', () => {
  expect(firstState(admin, free)).toEqual({ status: 'active', waitsFor: null });
  const asked = { ...paid, kind: 'quote' as const, ...firstState(admin, paid) };
  expect(actionsOf(asked, supplier)).toEqual(['refuse', 'quote']);
  const quoted = { ...asked, ...nextOrder(asked, 'quote', supplier) };
  expect(actionsOf(quoted, admin)).toEqual(['accept', 'decline', 'cancel']);
  expect(nextOrder(quoted, 'accept', admin)?.status).toBe('active');
});

test('operators have the last word once the two agree, and the buyer may cancel until then', () => {
  const asks = { ...paid, operatorApproves: true };
  const waits = { status: 'approved', waitsFor: 'operator' } as const;
  expect(firstState(admin, { isFree: true, operatorApproves: true })).toEqual(waits);
  expect(nextOrder({ ...asks, status: 'submitted', waitsFor: 'supplier' }, 'approve', supplier)).toEqual(waits);
  expect(nextOrder({ ...asks, status: 'quoted', waitsFor: 'buyer' }, 'accept', admin)).toEqual(waits);
  // Whatever the rule is by then, what waits for them is theirs to decide.
  const order = { ...paid, ...waits };
  expect(actionsOf(order, operator)).toEqual(['approve', 'refuse']);
  expect(actionsOf(order, { ...operator, isOwn: true })).toEqual([]);
  expect([actionsOf(order, admin), actionsOf(order, member)]).toEqual([['cancel'], ['cancel']]);
  expect([actionsOf(order, supplier), actionsOf(order, clerk)]).toEqual([[], []]);
  expect(nextOrder(order, 'approve', operator)).toEqual({ status: 'active', waitsFor: null });
  expect(nextOrder(order, 'refuse', operator)).toEqual({ status: 'refused', waitsFor: null });
  // Before, they have no say.
  for (const [status, waitsFor] of [
    ['submitted', 'buyer'],
    ['submitted', 'supplier'],
    ['quoted', 'buyer'],
  ] as const)
    expect(actionsOf({ ...asks, status, waitsFor }, operator)).toEqual([]);
});

test('a closed order stays closed, whoever does what', () => {
  const states = ['active', 'refused', 'cancelled', 'expired', 'approved'] as const;
  for (const status of states)
    for (const who of [member, admin, supplier, clerk, operator])
      for (const action of ORDER_ACTIONS)
        for (const waitsFor of [null, 'buyer', 'supplier'] as const)
          expect(nextOrder({ ...paid, status, waitsFor }, action, who)).toBeUndefined();
});

test('no sequence of decisions leaves the table, and nobody decides for the other side', () => {
  const step = fc.record({
    action: fc.constantFrom(...ORDER_ACTIONS),
    by: fc.constantFrom(member, admin, supplier, clerk, operator),
  });
  fc.assert(
    fc.property(
      fc.array(step, { maxLength: 30 }),
      fc.constantFrom('plan', 'quote'),
      fc.boolean(),
      (steps, kind, operatorApproves) => {
        let order: OrderState = firstState(member, paid);
        let asked = false;
        for (const { action, by } of steps) {
          const next = nextOrder({ kind, isFree: false, operatorApproves, ...order }, action, by);
          if (!next) continue;
          if (action !== 'cancel') expect(by.side).toBe(order.waitsFor);
          // Waiting for somebody and being open are one.
          expect(next.waitsFor !== null).toBe(['submitted', 'quoted', 'approved'].includes(next.status));
          asked ||= next.waitsFor === 'operator';
          order = next;
        }
        // Nothing becomes active past the operators.
        if (order.status === 'active') expect(asked).toBe(operatorApproves);
      },
    ),
  );
});

const at = (text: string) => new Date(`${text}T12:00:00Z`);

test.each([
  ['2026-01-01', 'active'],
  ['2026-11-01', 'active'],
  ['2026-11-05', 'due'],
  ['2027-01-01', 'grace'],
  ['2027-01-14', 'grace'],
  ['2027-01-16', 'expired'],
  ['2027-02-10', 'expired'],
  ['2027-02-20', 'closed'],
  ['2025-12-30', 'pending'],
])('on %s a year that ends with 2026 is %s', (day, state) => {
  const dates = { startsAt: new Date('2025-12-31T16:00:00Z'), endsAt: new Date('2026-12-31T16:00:00Z') };
  const term = { ...dates, endedAt: null, suspendedAt: null };
  expect(entitlementState(term, at(day))).toBe(state);
  // Suspended, it can be neither used nor read; what is over stays over.
  const suspended = entitlementState({ ...term, suspendedAt: at('2026-10-01') }, at(day));
  expect(suspended).toBe(state === 'closed' ? 'closed' : 'suspended');
  expect(mayUse(suspended)).toBe(false);
});

test('a trial is not due from its first day, and what was given back is ended at once', () => {
  const trial = { startsAt: at('2026-03-01'), endsAt: at('2026-03-31'), endedAt: null, suspendedAt: null };
  expect(entitlementState(trial, at('2026-03-02'))).toBe('active');
  expect(entitlementState({ ...trial, endedAt: at('2026-03-05') }, at('2026-03-06'))).toBe('ended');
});

test('a term ends on the same day, or on the last of a shorter month', () => {
  expect(termEnd(at('2024-02-29'), 'year')).toEqual(at('2025-02-28'));
  expect(termEnd(at('2026-01-31'), 'month')).toEqual(at('2026-02-28'));
  expect(termEnd(at('2026-01-31'), 'once')).toBeUndefined();
  fc.assert(
    fc.property(fc.date({ min: at('2020-01-01'), max: at('2040-01-01'), noInvalidDate: true }), (from) => {
      expect(termEnd(from, 'month')?.getTime()).toBeGreaterThan(from.getTime());
    }),
  );
});
