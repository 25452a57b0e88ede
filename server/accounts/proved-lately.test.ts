import { expect, test } from 'vitest';
import { isProvedLately, provedForMs, refuseUnlessProved } from './proved-lately';

const now = Date.now();

test('a credential is young for ten minutes', () => {
  expect(isProvedLately({ provedAt: new Date(now) }, now)).toBe(true);
  expect(isProvedLately({ provedAt: new Date(now - provedForMs + 1) }, now)).toBe(true);
  expect(isProvedLately({ provedAt: new Date(now - provedForMs) }, now)).toBe(false);
});

test('what matters is refused with a reason that a page can help with', () => {
  refuseUnlessProved({ provedAt: new Date() });
  const old = { provedAt: new Date(now - 11 * 60_000) };
  expect(() => refuseUnlessProved(old)).toThrow(
    expect.objectContaining({ status: 403, detail: { reason: 'prove-again' } }),
  );
});
