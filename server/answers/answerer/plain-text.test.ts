import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainText } from './plain-text';

describe('plainText', () => {
  it.each([
    ['**原因**：缺油', '原因 ：缺油'],
    ['See [the manual](../a/b.md "title") for `code`.', 'See the manual for code .'],
    ['![figure](./x.png) text', 'figure text'],
    ['- first\n- second', 'first second'],
    ['3. third\n> quoted', 'third quoted'],
    ['## Heading', 'Heading'],
    ['| a | b |\n|---|---|\n| 1 | 2 |', 'a b 1 2'],
    ['a<br/>b &amp; c &lt; d', 'a b & c < d'],
    ['_soft_ snake_case', 'soft snake_case'],
    ['3 < 5 and 7 > 2', '3 < 5 and 7 > 2'],
  ])('reads %j as %j', (markdown, plain) => {
    expect(plainText(markdown)).toBe(plain);
  });

  it('gets through anything and never adds to it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 100 }), (text) => {
        expect(plainText(text).length).toBeLessThanOrEqual(text.length);
      }),
    );
  });

  it.each(['[', '![', '<', '<a ', '_', '*', '|', '[](', '&amp;', ' ', '\n', '\n-', 'a_', '- '])(
    'gets through a flood of %j',
    (unit) => {
      expect(typeof plainText(unit.repeat(200_000))).toBe('string');
    },
  );
});
