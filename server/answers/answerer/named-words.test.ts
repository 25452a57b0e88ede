import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { namedWords } from './named-words';

const words = (question: string) => namedWords(question).map(({ word }) => word);

describe('namedWords', () => {
  it.each([
    ['轴承为什么发热？', ['轴承', '发热']],
    ['今天天气怎么样', ['今天', '天气']],
    ['你是谁', ['你是']],
    ['What is the capital of France?', ['capit', 'franc']],
    ['how is it?', []],
    ['如何配置 Neuron 连接 OPC UA', ['配置', 'neuron', '连接', 'opc', 'ua']],
  ])('%s', (question, expected) => {
    expect(words(question)).toEqual(expected);
  });

  it('takes a thing for a thing although its stem only joins', () => {
    expect(words('What is wrong with the UPS?')).toContain('up');
    expect(words('Is it up?')).toEqual([]);
  });

  it('weighs a number more and a single character less than a word', () => {
    const weights = Object.fromEntries(namedWords('报警 42752 泵').map(({ word, weight }) => [word, weight]));
    expect(weights['42752']).toBeGreaterThan(weights.报警 ?? 0);
    expect(weights.泵).toBeLessThan(weights.报警 ?? 0);
  });

  it('gives a name most weight and asking for a meaning none', () => {
    const asked = namedWords('BadTooManySessions meaning');
    expect(asked).toEqual([{ word: 'badtoomanysess', han: false, weight: 3 }]);
  });

  it('names each word once, whatever is asked', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 600 }), (question) => {
        const found = words(question);
        expect(new Set(found).size).toBe(found.length);
        expect(found.every((word) => word.length > 0)).toBe(true);
      }),
    );
  });
});

it.each([
  ['修建的那座堡垒叫什么名字？', ['修建', '堡垒']],
  ['这种轴承名称是什么', ['轴承']],
  ['什么名称的阀门', ['阀门']],
  ['电机的名字写错了怎么办', ['电动机', '名字', '写错']],
])('asking for a name is asking, a name is not: %s', (question, words) => {
  expect(namedWords(question).map(({ word }) => word)).toEqual(words);
});
