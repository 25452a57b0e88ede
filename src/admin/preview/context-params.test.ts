import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LOCALES } from '../../../generated/locales';
import { DATA_STATES, defaultContext, type PreviewContext, ROLES, THEMES, WIDTHS } from './context';
import { isRoute, readContext, readMoment, writeContext } from './context-params';

const blockId = fc.stringMatching(/^[A-Za-z0-9_-]{1,20}$/).filter((id) => id !== '__proto__');
const context: fc.Arbitrary<PreviewContext> = fc.record({
  domain: fc.constantFrom('main', 'steelworks', 'a.example.com'),
  route: fc.oneof(
    fc.constantFrom('/engine', '/q?wd=轴承&scope=1,3', '/doc/a%20b?x=%2F'),
    fc
      .webPath()
      .map((path) => `/p${path}`)
      .filter(isRoute),
  ),
  viewport: fc.constantFrom(...WIDTHS),
  locale: fc.constantFrom(...LOCALES),
  theme: fc.constantFrom(...THEMES),
  role: fc.constantFrom(...ROLES),
  state: fc.constantFrom(...DATA_STATES),
  blockStates: fc.dictionary(blockId, fc.constantFrom(...DATA_STATES), { maxKeys: 60 }).map((made) => ({ ...made })),
  now: fc.option(
    fc.date({ min: new Date(0), max: new Date('9999-12-31'), noInvalidDate: true }).map((date) => date.toISOString()),
  ),
});

describe('context in an address', () => {
  test('comes back as it was, over the text of the address too', () => {
    fc.assert(
      fc.property(context, (made) => {
        const address = new URL(`https://portal.example/admin/domains/x?${writeContext(made)}`);
        expect(readContext(made.domain, address.searchParams)).toEqual(made);
      }),
    );
  });

  test('any address is a context, and a valid one', () => {
    const pair = fc.tuple(
      fc.constantFrom('page', 'width', 'lang', 'theme', 'role', 'state', 'block', 'now', 'x'),
      fc.string(),
    );
    fc.assert(
      fc.property(fc.array(pair), (pairs) => {
        const read = readContext('main', new URLSearchParams(pairs));
        expect(isRoute(read.route)).toBe(true);
        expect(WIDTHS).toContain(read.viewport);
        expect(readContext('main', writeContext(read))).toEqual(read);
      }),
    );
  });

  test('what is missing is as usual, or as the caller says', () => {
    expect(readContext('main', new URLSearchParams())).toEqual(defaultContext('main'));
    const fallback = { ...defaultContext('main'), locale: 'en-US' as const };
    expect(readContext('main', new URLSearchParams('width=390'), fallback)).toEqual({ ...fallback, viewport: 390 });
  });

  test('leads nowhere but to pages of this portal', () => {
    for (const page of [
      '//evil.example',
      '/\\evil.example',
      'https://evil.example',
      'javascript:1',
      '',
      '/a b',
      '/admin',
    ])
      expect(readContext('main', new URLSearchParams({ page })).route, page).toBe('/engine');
    expect(isRoute('/administration')).toBe(true);
    expect(isRoute(`/${'a'.repeat(500)}`)).toBe(false);
  });

  test('a block state cannot reach the prototype', () => {
    const read = readContext('main', new URLSearchParams('block=__proto__:error&block=hero:error&block=x:what'));
    expect(read.blockStates).toEqual({ hero: 'error' });
    expect(Object.getPrototypeOf(read.blockStates)).toBe(Object.prototype);
  });

  test('a moment is one moment, whatever zone it was written in', () => {
    expect(readMoment('2026-01-01T08:00:00+08:00')).toBe('2026-01-01T00:00:00.000Z');
    for (const text of ['', 'soon', '+012026-01-01T00:00:00Z', null]) expect(readMoment(text)).toBeNull();
  });
});
