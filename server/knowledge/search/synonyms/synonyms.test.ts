import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fold } from '../../../base/text/fold';
import { SYNONYMS } from './groups';
import { allNames, sameNames, synonymsIn } from './synonyms';

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

  it('keeps the script, so that a word weighs what it weighed', () => {
    expect(sameNames('上锁挂牌的步骤')).toBe('挂牌上锁的步骤');
    expect(sameNames('loto怎么做')).toBe('loto怎么做');
  });

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

it('puts what a question may ask by beside a name, in both scripts', () => {
  expect(allNames('上锁挂牌的步骤')).toBe('上锁挂牌 挂牌上锁 loto的步骤');
  expect(allNames('挂牌上锁')).toBe('挂牌上锁 loto');
  expect(allNames('温度过高')).toBe('温度过高 发热');
  expect(allNames('发热')).toBe('发热');
});

it('lists folded words, each in one group', () => {
  const all = SYNONYMS.flat();
  expect(all.filter((word) => fold(word) !== word)).toEqual([]);
  expect(all.filter((word, at) => all.indexOf(word) !== at)).toEqual([]);
});
