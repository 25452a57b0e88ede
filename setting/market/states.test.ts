import fc from 'fast-check';
import { expect, test } from 'vitest';
import { entitlementState, termEnd } from './entitlement-state';
import { actionsOf, firstState, nextOrder, ORDER_ACTIONS, type OrderState } from './order-states';

const member = { side: 'buyer' as const, runsIt: false, isOwn: true };
const admin = { side: 'buyer' as const, runsIt: true, isOwn: false };
const supplier = { side: 'supplier' as const, runsIt: true, isOwn: false };
const clerk = { side: 'supplier' as const, runsIt: false, isOwn: false };
const paid = { kind: 'plan' as const, isFree: false };

test('a member’s order waits for their administrator, then for the supplier', () => {
  const first = firstState(member, false);
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
  expect(firstState(admin, true)).toEqual({ status: 'active', waitsFor: null });
  const asked = { kind: 'quote' as const, isFree: false, ...firstState(admin, false) };
  expect(actionsOf(asked, supplier)).toEqual(['refuse', 'quote']);
  const quoted = { ...asked, ...nextOrder(asked, 'quote', supplier) };
  expect(actionsOf(quoted, admin)).toEqual(['accept', 'decline', 'cancel']);
  expect(nextOrder(quoted, 'accept', admin)?.status).toBe('active');
});

test('a closed order stays closed, whoever does what', () => {
  const states = ['active', 'refused', 'cancelled', 'expired', 'approved'] as const;
  for (const status of states)
    for (const who of [member, admin, supplier, clerk])
      for (const action of ORDER_ACTIONS)
        for (const waitsFor of [null, 'buyer', 'supplier'] as const)
          expect(nextOrder({ ...paid, status, waitsFor }, action, who)).toBeUndefined();
});

test('no sequence of decisions leaves the table, and nobody decides for the other side', () => {
  const step = fc.record({
    action: fc.constantFrom(...ORDER_ACTIONS),
    by: fc.constantFrom(member, admin, supplier, clerk),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), fc.constantFrom('plan', 'quote'), (steps, kind) => {
      let order: OrderState = firstState(member, false);
      for (const { action, by } of steps) {
        const next = nextOrder({ kind, isFree: false, ...order }, action, by);
        if (!next) continue;
        if (action !== 'cancel') expect(by.side).toBe(order.waitsFor);
        // Waiting for somebody and being open are one.
        expect(next.waitsFor !== null).toBe(next.status === 'submitted' || next.status === 'quoted');
        order = next;
      }
    }),
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
  const term = { startsAt: new Date('2025-12-31T16:00:00Z'), endsAt: new Date('2026-12-31T16:00:00Z'), endedAt: null };
  expect(entitlementState(term, at(day))).toBe(state);
});

test('a trial is not due from its first day, and what was given back is ended at once', () => {
  const trial = { startsAt: at('2026-03-01'), endsAt: at('2026-03-31'), endedAt: null };
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
