import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ContactAction, contactState, nextContact, type StoredContactState, showsContact } from './contact-states';
import { nextResponse, responseActions } from './response-states';

const owner = { side: 'owner' as const, runsIt: true };
const supplier = { side: 'supplier' as const, runsIt: true };

test('each side does what is up to it, members nothing, and a closed demand takes nothing new', () => {
  expect(responseActions('sent', owner, true)).toEqual(['shortlist', 'decline', 'contact']);
  expect(responseActions('sent', supplier, true)).toEqual(['edit', 'withdraw']);
  expect(responseActions('shortlisted', supplier, true)).toEqual(['edit', 'withdraw', 'contact']);
  expect(responseActions('contact', owner, true)).toEqual(['decline', 'deal']);
  expect(responseActions('contact', owner, false)).toEqual(['deal']);
  expect(responseActions('sent', supplier, false)).toEqual(['withdraw']);
  expect(responseActions('withdrawn', supplier, true)).toEqual(['edit']);
  for (const state of ['deal', 'declined'] as const)
    for (const by of [owner, supplier]) expect(responseActions(state, by, true)).toEqual([]);
  for (const side of ['owner', 'supplier'] as const)
    expect(nextResponse('sent', 'decline', { side, runsIt: false }, true)).toBeUndefined();
});

test('whatever both sides do in whatever order, data shows only after the asked side has consented', () => {
  const step = fc.record({
    action: fc.constantFrom<ContactAction>('grant', 'refuse', 'withdraw'),
    side: fc.constantFrom('from' as const, 'to' as const),
    runsIt: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), fc.boolean(), (steps, late) => {
      const asked = new Date('2026-11-01T00:00:00Z');
      const now = new Date(asked.getTime() + (late ? 15 : 13) * 86_400_000);
      let state: StoredContactState = 'asked';
      let consented = false;
      for (const { action, side, runsIt } of steps) {
        const next = nextContact(contactState(state, asked, now), action, { side, runsIt });
        if (next === undefined) continue;
        if (next === 'granted') consented = side === 'to' && runsIt && !late;
        state = next;
        if (state !== 'granted') consented = false;
        expect(showsContact(contactState(state, asked, now))).toBe(consented);
      }
    }),
  );
});
