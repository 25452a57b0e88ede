import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { vocabularyOfTexts } from '../../../tests/support/search-rows';
import { correctUnspaced } from './correct-unspaced';

const texts = ['轴承发热的原因', '轴承发热与润滑', '变频器过电压', '变频器的参数', '安全阀校验', '安全阀整定'];
const vocabulary = vocabularyOfTexts(texts);

describe('correctUnspaced', () => {
  it.each([
    ['a wrong first character', '巴承发热', '轴承发热'],
    ['a wrong character inside', '变贫器', '变频器'],
    ['a wrong last character', '安全伐', '安全阀'],
    ['two characters swapped', '频变器', '变频器'],
    ['one character too many', '变频频器', '变频器'],
    ['a wrong character that sounds alike in a word of two', '轴成', '轴承'],
    ['the same before other words', '轴成过电压高', '轴承过电压高'],
  ])('sets %s right', (_slip, typed, meant) => {
    expect(correctUnspaced(typed, vocabulary)).toBe(meant);
  });

  it.each(['轴承发热', '安全阀', '轴承', '量子力学', '轴巴', '天气', '', '阀'])('leaves %j alone', (run) => {
    expect(correctUnspaced(run, vocabulary)).toBeNull();
  });

  it('prefers what sounds alike to what is only more usual', () => {
    const usual = vocabularyOfTexts(['造成', '造成', '造成', '轴承', '轴承']);
    expect(correctUnspaced('轴成', usual)).toBe('轴承');
    expect(correctUnspaced('轴成高', usual)).toBe('轴承高');
  });

  it('learns characters that come later', () => {
    const growing = vocabularyOfTexts(['安全阀', '安全阀']);
    expect(correctUnspaced('过滤期', growing)).toBeNull();
    for (let n = 0; n < 2; n += 1)
      growing.add({ terms: new Set(['过', '过滤', '滤', '滤器', '器']), words: new Set() });
    expect(correctUnspaced('过滤期', growing)).toBe('过滤器');
  });

  it('changes one slip at most, into pairs the index knows', () => {
    const run = fc.string({ unit: fc.constantFrom(...'轴承发热变频器安全阀巴'), maxLength: 8 });
    fc.assert(
      fc.property(run, (typed) => {
        const better = correctUnspaced(typed, vocabulary);
        if (better === null) return;
        expect(better).not.toBe(typed);
        expect(Math.abs(better.length - typed.length)).toBeLessThanOrEqual(1);
      }),
    );
  });
});
