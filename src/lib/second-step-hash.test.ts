import { expect, test } from 'vitest';
import { readSecondStep } from './second-step-hash';

const ticket = 'a'.repeat(43);

test('reads the ticket and the methods that it knows, in its own order', () => {
  expect(readSecondStep(`#second-step=${ticket}.totp,passkey,other`)).toEqual({
    ticket,
    methods: ['passkey', 'totp'],
    setUp: false,
  });
  expect(readSecondStep(`#second-step=${ticket}.`)).toEqual({ ticket, methods: [], setUp: false });
});

test.each(['', '#', '#second-step=', `#second-step=${ticket}`, `#second-step=${ticket}x.totp`, '#q=second-step'])(
  'takes nothing from %j',
  (hash) => expect(readSecondStep(hash)).toBeNull(),
);
