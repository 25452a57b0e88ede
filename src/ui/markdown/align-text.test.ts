import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { alignText } from './align-text';

/** The source characters that the text maps to. */
const picked = (value: string, source: string) =>
  alignText(value, source)
    .slice(0, -1)
    .map((at) => source[at])
    .join('');

describe('alignText', () => {
  it('is the identity for equal texts', () => {
    expect(alignText('轴承 6205', '轴承 6205')).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  });

  it('steps over escapes, fences of code spans and quote prefixes', () => {
    expect(picked('a*b', 'a\\*b')).toBe('a*b');
    expect(alignText('code', '`code`')).toEqual([1, 2, 3, 4, 5]);
    expect(picked('one\ntwo', 'one  \n > two')).toBe('one\ntwo');
  });

  it('lets an entity stand for its character, also outside the basic plane', () => {
    expect(alignText('a<b', 'a&lt;b')).toEqual([0, 1, 5, 6]);
    expect(alignText('😀!', '&#x1F600;!')).toEqual([0, 0, 9, 10]);
    expect(alignText('a & b', 'a &amp; b')).toEqual([0, 1, 2, 7, 8, 9]);
    expect(alignText('&lt;', '`&lt;`')).toEqual([1, 2, 3, 4, 5]);
  });

  it('takes a line end in a code span for the space it became', () => {
    expect(alignText('a b', '`a\nb`')).toEqual([1, 2, 3, 4]);
  });

  it('never goes back and never leaves the source', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 60 }),
        fc.string({ unit: 'grapheme', maxLength: 90 }),
        (value, source) => {
          const at = alignText(value, source);
          expect(at).toHaveLength(value.length + 1);
          for (const [index, offset] of at.entries()) {
            expect(offset).toBeGreaterThanOrEqual(at[index - 1] ?? 0);
            expect(offset).toBeLessThanOrEqual(source.length);
          }
        },
      ),
    );
  });

  it('finds every unit again when punctuation is escaped', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', '*', '_', '轴', '[', ' ', '`'), maxLength: 60 }), (value) => {
        expect(picked(value, value.replace(/[*_[`]/g, '\\$&'))).toBe(value);
      }),
    );
  });
});
