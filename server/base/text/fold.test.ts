import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fold, foldWithMap, unfoldRange } from './fold';

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 80 }),
  fc.string({
    unit: fc.constantFrom('Ａ', 'é', 'e\u0301', '軸', '轴', '㎡', 'ﬁ', '😀', '𠮷', ' ', '…', '\ud800'),
    maxLength: 40,
  }),
);

describe('fold', () => {
  it.each([
    ['ＲＥＬＩＥＦ　Ｖａｌｖｅ', 'relief valve'],
    ['主軸軸承發熱', '主轴轴承发热'],
    ['Élément Größe', 'element große'],
    ['e\u0301', 'e'],
    ['20㎡ ﬁlter…', '20m2 filter...'],
    ['soft\u00adhyphen\u200b', 'softhyphen'],
    ['', ''],
  ])('reads %j as %j', (typed, folded) => {
    expect(fold(typed)).toBe(folded);
  });

  it('folds long texts as it folds their parts', () => {
    const long = '轴承 Bearing ﬁt… '.repeat(900);
    expect(fold(long)).toBe(fold('轴承 Bearing ﬁt… ').repeat(900));
  });

  it('changes nothing the second time, with and without the way back', () => {
    fc.assert(
      fc.property(text, (typed) => {
        const folded = fold(typed);
        expect(foldWithMap(typed).text).toBe(folded);
        expect(fold(folded)).toBe(folded);
      }),
    );
  });
});

describe('unfoldRange', () => {
  it('leads back to whole characters', () => {
    const folded = foldWithMap('5㎡ Ｐｕｍｐ');
    const at = folded.text.indexOf('pump');
    const [from, to] = unfoldRange(folded, at, at + 4);
    expect('5㎡ Ｐｕｍｐ'.slice(from, to)).toBe('Ｐｕｍｐ');
    const half = folded.text.indexOf('m2');
    const [start, end] = unfoldRange(folded, half, half + 1);
    expect('5㎡ Ｐｕｍｐ'.slice(start, end)).toBe('㎡');
  });

  it('stays inside the original for every range', () => {
    fc.assert(
      fc.property(text, fc.nat(), fc.nat(), (typed, a, b) => {
        const folded = foldWithMap(typed);
        const length = folded.text.length + 1;
        const from = Math.min(a % length, b % length);
        const to = Math.max(a % length, b % length);
        const [start, end] = unfoldRange(folded, from, to);
        expect(start).toBeGreaterThanOrEqual(0);
        expect(end).toBeGreaterThanOrEqual(start);
        expect(end).toBeLessThanOrEqual(typed.length);
      }),
    );
  });
});
