import fc from 'fast-check';
import { expect, it } from 'vitest';
import { termsOfText, tokensOf } from './tokens';

it('gives stems of words, characters and pairs of characters', () => {
  expect([...termsOfText('Bearings run hot')]).toEqual(['bear', 'run', 'hot']);
  expect([...termsOfText('轴承热')].sort()).toEqual(['承', '承热', '热', '轴', '轴承'].sort());
});

it('counts places alike in both scripts', () => {
  expect(tokensOf('轴承 SKF').at(-1)).toMatchObject({ term: 'skf', at: 2, single: false });
  expect(tokensOf('SKF 轴').at(-1)).toMatchObject({ term: '轴', at: 1, single: true });
});

it('makes no difference of width, case or script variant', () => {
  expect(termsOfText('ＳＫＦ 軸承')).toEqual(termsOfText('skf 轴承'));
});

it('goes forward through any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (text) => {
      const places = tokensOf(text).map(({ at }) => at);
      expect(places).toEqual([...places].sort((a, b) => a - b));
    }),
  );
});
