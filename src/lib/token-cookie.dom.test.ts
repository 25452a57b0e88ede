import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { clearToken, readToken, writeToken } from './token-cookie';

afterEach(() => clearToken());

describe('token cookie', () => {
  test('is absent at first', () => {
    expect(readToken()).toBeUndefined();
  });

  test('gives back what was written, among other cookies', () => {
    writeToken('a.b=c d');
    expect(readToken(`tokens=other; ${document.cookie}; tokem=1`)).toBe('a.b=c d');
  });

  test('is gone after clearing', () => {
    writeToken('abc');
    clearToken();
    expect(readToken()).toBeUndefined();
  });

  test('keeps any token', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, unit: 'grapheme' }), (token) => {
        writeToken(token);
        expect(readToken()).toBe(token);
      }),
    );
  });

  test('takes a value that is no percent-encoding as it is', () => {
    expect(readToken('x=1; token=100%; y=2')).toBe('100%');
  });

  test('takes an empty value for none', () => {
    expect(readToken('token=')).toBeUndefined();
  });
});
