import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { highlight } from './highlight';

const marked = (text: string, terms: string[], most?: number) =>
  highlight(text, new Set(terms), most).map(([from, to]) => text.slice(from, to));

describe('highlight', () => {
  it('marks whole words in their original spelling', () => {
    expect(marked('Ｐｕｍｐｓ and valves', ['pump', 'valv'])).toEqual(['Ｐｕｍｐｓ', 'valves']);
    expect(marked('The IEC61850 driver', ['61850'])).toEqual(['IEC61850']);
  });

  it('joins neighbouring pairs, and marks a character only where it stands alone', () => {
    expect(marked('主軸軸承發熱', ['轴承', '承发', '发热'])).toEqual(['軸承發熱']);
    expect(marked('阀、阀体', ['阀'])).toEqual(['阀']);
  });

  it('marks no more than asked for', () => {
    expect(marked('pump, pump, pump', ['pump'], 2)).toHaveLength(2);
    expect(marked('pump', [])).toEqual([]);
  });

  it('gives ranges that rise, do not overlap and lie in the text', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.string({ unit: fc.constantFrom('轴', '承', '軸', '㎡', 'ﬁ', 'a', ' ', '😀', 'é'), maxLength: 40 }),
    );
    fc.assert(
      fc.property(text, (one) => {
        let last = 0;
        for (const [from, to] of highlight(one, new Set(['轴承', '承轴', 'm2', 'fi', 'a', 'aa', 'e', '轴']))) {
          expect(from).toBeGreaterThanOrEqual(last);
          expect(to).toBeGreaterThan(from);
          expect(to).toBeLessThanOrEqual(one.length);
          last = to;
        }
      }),
    );
  });
});
