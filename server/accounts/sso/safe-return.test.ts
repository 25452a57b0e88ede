import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { safeReturn } from './safe-return';

const origin = 'https://mill.example';

describe('the way back', () => {
  test.each([
    ['/q/1?wd=轴承#top', '/q/1?wd=%E8%BD%B4%E6%89%BF#top'],
    ['https://mill.example/engine', '/engine'],
    ['https://evil.example/', '/engine'],
    ['//evil.example/', '/engine'],
    ['/\\evil.example', '/engine'],
    ['\\\\evil.example', '/engine'],
    ['https:evil.example', '/evil.example'],
    ['https://mill.example.evil.example/', '/engine'],
    ['https://mill.example@evil.example/', '/engine'],
    ['https://mill.example//evil.example', '/engine'],
    ['/\t/evil.example', '/engine'],
    ['javascript:alert(1)', '/engine'],
    ['data:text/html,x', '/engine'],
    ['', '/engine'],
    [undefined, '/engine'],
  ])('of %j is %s', (wanted, path) => expect(safeReturn(wanted, origin)).toBe(path));

  test('stays on this site, whatever is asked', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.webUrl(),
          fc.string(),
          fc.string().map((tail) => `/${tail}`),
        ),
        (wanted) => {
          expect(new URL(safeReturn(wanted, origin), origin).origin).toBe(origin);
        },
      ),
    );
  });
});
