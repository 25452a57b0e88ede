import fc from 'fast-check';
import { expect, test } from 'vitest';
import { newVisitor, readCookie, VISITOR_COOKIE, visitorCookie } from './visitor';

test('a visitor is found again among other cookies', () => {
  const visitor = newVisitor();
  const cookie = visitorCookie(visitor, false).split(';')[0];
  expect(readCookie(`a=b; ${cookie}; c=d`, VISITOR_COOKIE)).toBe(visitor);
  expect(readCookie(`x${cookie}`, VISITOR_COOKIE)).toBeUndefined();
});

test('names are not repeated, and script cannot read the cookie', () => {
  expect(new Set(Array.from({ length: 1000 }, newVisitor)).size).toBe(1000);
  expect(visitorCookie('v', false)).toMatch(/HttpOnly; SameSite=Lax$/);
  expect(visitorCookie('v', true)).toMatch(/; Secure$/);
});

test('what we did not make is not believed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary-ascii' }), (value) => {
      const read = readCookie(`${VISITOR_COOKIE}=${value}`, VISITOR_COOKIE);
      if (read !== undefined) expect(read).toMatch(/^[\w-]{22}$/);
      expect(readCookie(value, VISITOR_COOKIE)).toBeUndefined();
    }),
  );
});
