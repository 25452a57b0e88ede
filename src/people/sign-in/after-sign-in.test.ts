import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { afterSignIn, sitePath } from './after-sign-in';

const ORIGIN = 'https://portal.example';

describe('after signing in', () => {
  test.each([
    ['?targetUrl=%2Fqa-list%3Fpage%3D2%23x', '/qa-list?page=2#x'],
    ['?targetUrl=https%3A%2F%2Fportal.example%2Fq%2F1', '/q/1'],
    ['?qa=%E8%BD%B4%E6%89%BF', '/q?wd=%E8%BD%B4%E6%89%BF'],
    ['?targetUrl=https%3A%2F%2Fevil.example&qa=a%26b', '/q?wd=a%26b'],
    ['?targetUrl=%2Flogin%3FtargetUrl%3D%2Flogin', undefined],
    ['?qa=%20', undefined],
    ['', undefined],
  ])('%s leads to %s', (search, to) => {
    expect(afterSignIn(search, ORIGIN)).toBe(to);
  });

  test.each([
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    ' /engine',
    'javascript:alert(1)',
    'data:text/html,x',
    'https://evil.example/',
    'https://portal.example.evil.example/',
    'https://portal.example@evil.example/',
    'https:evil.example',
    'engine',
    '/%2e%2e//evil.example/..//x',
    '/.//evil.example',
  ])('%s is no way out', (address) => {
    const path = sitePath(address, ORIGIN);
    expect(path === undefined || new URL(path, ORIGIN).origin === ORIGIN).toBe(true);
    if (path !== undefined) expect(path).not.toMatch(/^\/[/\\]/);
  });

  test('whatever is asked for, the site is not left', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'/\\:@.?#%a2eh \t'.split('')), maxLength: 12 }), (text) => {
        const path = sitePath(`/${text}`, ORIGIN);
        if (path !== undefined) expect(new URL(path, ORIGIN).origin).toBe(ORIGIN);
      }),
    );
  });
});
