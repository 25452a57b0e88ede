import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aHit } from '../../../tests/support/a-hit';
import { coverageOf } from './coverage';
import { namedWords } from './named-words';

const coverage = (question: string, text: string, headings: string[] = []) =>
  coverageOf(namedWords(question), aHit({ text, title: 'Manual', headings }));

describe('coverageOf', () => {
  it('counts what the text, its title and its headings say', () => {
    expect(coverage('轴承发热', '轴承有异响。')).toBeCloseTo(0.5, 1);
    expect(coverage('轴承发热', '轴承温度过高。')).toBe(1);
    expect(coverage('轴承发热', '温度过高。', ['轴承为什么发热？'])).toBe(1);
    expect(coverage('How hot are bearings?', 'A bearing runs hot.')).toBe(1);
    expect(coverage('pizza recipe', 'A bearing runs hot.')).toBe(0);
  });

  it('takes a shared character for a hint and a part of a word for more', () => {
    const hint = coverage('攻克', '敌军攻占了城市。');
    expect(hint).toBeGreaterThan(0);
    expect(hint).toBeLessThan(0.3);
    expect(coverage('计算机', '计算方法如下。')).toBeGreaterThan(hint);
  });

  it('stays between nothing and all', () => {
    const text = fc.string({ unit: 'binary', maxLength: 60 });
    fc.assert(
      fc.property(text, text, (question, passage) => {
        const share = coverage(question, passage);
        expect(share).toBeGreaterThanOrEqual(0);
        expect(share).toBeLessThanOrEqual(1);
      }),
    );
  });
});
