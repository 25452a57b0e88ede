import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { clearCookie, readCookie, takesCookies, writeCookie } from './cookie';

/** A fake cookie jar that records each write; `takes` decides which ones are accepted. */
let written: string[];
let takes: (line: string) => boolean;
beforeEach(() => {
  const jar = new Map<string, string>();
  written = [];
  takes = () => true;
  vi.stubGlobal('location', { protocol: 'https:' });
  vi.stubGlobal('document', {
    get cookie() {
      return [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    },
    set cookie(line: string) {
      written.push(line);
      const [, name = '', value = ''] = /^([^=]*)=([^;]*)/.exec(line) ?? [];
      if (!takes(line)) return;
      if (line.includes('max-age=0')) jar.delete(name);
      else jar.set(name, value);
    },
  });
});
afterEach(() => {
  for (const name of ['a', 'b', 'tokens']) clearCookie(name);
  vi.unstubAllGlobals();
});
const day = { maxAgeS: 86_400 };

describe('a cookie', () => {
  test('gives back any text, among others', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, unit: 'grapheme' }), (value) => {
        writeCookie('b', 'other', day);
        writeCookie('a', value, day);
        expect(readCookie('a')).toBe(value);
      }),
    );
  });

  test('is not mistaken for one whose name begins alike, nor for a value that holds an equals sign', () => {
    expect(readCookie('token', 'tokens=1; xtoken=2')).toBeUndefined();
    expect(readCookie('a', 'a=1=2; b=3')).toBe('1=2');
    expect(readCookie('a', 'a=')).toBeUndefined();
  });

  test('of another application that is no percent-encoding is given as it stands', () => {
    expect(readCookie('a', 'a=100%')).toBe('100%');
  });

  test('goes over safe lines alone where the page came over one', () => {
    writeCookie('a', '1', day);
    expect(written[0]).toMatch(/samesite=lax; secure$/);
    vi.stubGlobal('location', { protocol: 'http:' });
    writeCookie('a', '1', day);
    expect(written.at(-1)).not.toContain('secure');
  });
});

describe('the configured domain', () => {
  test('gets the cookie where the browser takes it there', () => {
    writeCookie('a', '1', { ...day, domain: '.example.com' });
    expect(written).toEqual(['a=1; max-age=86400; path=/; samesite=lax; secure; domain=.example.com']);
  });

  test('of another host is left aside for this host alone', () => {
    takes = (line) => !line.includes('domain=');
    writeCookie('a', '1', { ...day, domain: '.elsewhere.com' });
    expect(readCookie('a', document.cookie)).toBe('1');
    expect(written).toHaveLength(2);
  });

  test('is cleared beside this host', () => {
    clearCookie('a', '.example.com');
    expect(written.map((line) => line.includes('domain='))).toEqual([false, true]);
  });
});

describe('a browser that takes no cookies', () => {
  beforeEach(() => {
    takes = () => false;
  });

  test('keeps the value as long as the page lives', () => {
    writeCookie('a', 'token', day);
    expect([readCookie('a'), takesCookies()]).toEqual(['token', false]);
    clearCookie('a');
    expect(readCookie('a')).toBeUndefined();
  });

  test('that takes them again has only the newest value', () => {
    writeCookie('a', 'old', day);
    takes = () => true;
    writeCookie('a', 'new', day);
    clearCookie('a');
    expect([readCookie('a'), takesCookies()]).toEqual([undefined, true]);
  });
});
