import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fold } from '../fold';
import { SYNONYMS } from './groups';
import { sameNames, synonymsIn } from './synonyms';

describe('synonymsIn', () => {
  it('finds the other names of what is named, the longest first', () => {
    const [found, ...more] = synonymsIn('空气压缩机排气');
    expect(found).toEqual({ index: 0, word: '空气压缩机', others: ['空压机', '压缩机'] });
    expect(more).toEqual([]);
  });

  it('takes words of an alphabet whole, one or several of them', () => {
    expect(synonymsIn('two reducers leak').map(({ word }) => word)).toEqual(['reducers', 'leak']);
    expect(synonymsIn('two reducers')[0]?.others).toContain('gearbox');
    expect(synonymsIn('leakage, dripstone, vfdx')).toEqual([]);
  });
});

describe('sameNames', () => {
  it.each([
    ['马达嗡嗡叫', '电动机嗡嗡叫'],
    ['轴承温度过高怎么办', '轴承发热怎么办'],
    ['the reducers drip', 'the gearbox leak'],
    ['nothing of the kind', 'nothing of the kind'],
  ])('%s', (text, same) => expect(sameNames(text)).toBe(same));

  it('changes nothing more when it is done again', () => {
    const word = fc.constantFrom(...SYNONYMS.flat(), ' ', '的', 'x', 's');
    fc.assert(
      fc.property(fc.array(word, { maxLength: 8 }), (words) => {
        const once = sameNames(words.join(' '));
        expect(sameNames(once)).toBe(once);
      }),
    );
  });
});

it('lists folded words, each in one group', () => {
  const all = SYNONYMS.flat();
  expect(all.filter((word) => fold(word) !== word)).toEqual([]);
  expect(all.filter((word, at) => all.indexOf(word) !== at)).toEqual([]);
});
