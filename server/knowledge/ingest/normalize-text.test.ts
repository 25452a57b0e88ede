import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normalizeText } from './normalize-text';

describe('normalizeText', () => {
  it.each([
    ['a\r\nb\rc\u2028d', 'a\nb\nc\nd'],
    ['\ufeffHead\u0000\u0007', 'Head'],
    ['e\u0301', 'é'],
    ['tab\tstays', 'tab\tstays'],
    ['half\ud83d', 'half\ufffd'],
  ])('writes %j as %j', (text, normal) => {
    expect(normalizeText(text)).toBe(normal);
  });

  it('leaves nothing that the store refuses, and changes nothing the second time', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (text) => {
        const normal = normalizeText(text);
        expect(normalizeText(normal)).toBe(normal);
        expect(normal.isWellFormed()).toBe(true);
        for (const char of normal) expect(char >= ' ' || char === '\t' || char === '\n').toBe(true);
      }),
    );
  });
});
