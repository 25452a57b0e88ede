import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aHit } from '../../../tests/support/a-hit';
import { pickSentences } from './pick-sentences';

const pump = aHit({
  title: 'Hydraulic pump',
  text: 'The hydraulic pump feeds the press. It was delivered in March 2019 by Rexmann. Its working pressure is 210 bar. Replace the filter once a year, because dirt wears the pistons.',
  score: 20,
});
const mill = aHit({
  title: '轧机',
  text: '轧机的轧辊每 8 小时更换一次。更换前必须切断电源。轧辊由合金钢制成。',
  score: 18,
});

const first = (question: string, hits = [pump, mill]) => {
  const picked = pickSentences(question, hits, 1);
  return picked[0]?.text;
};

describe('pickSentences', () => {
  it.each([
    ['What is the working pressure of the hydraulic pump?', 'Its working pressure is 210 bar.'],
    ['When was the hydraulic pump delivered?', 'It was delivered in March 2019 by Rexmann.'],
    ['Why is the filter of the pump replaced?', 'Replace the filter once a year, because dirt wears the pistons.'],
    ['轧辊多久更换一次？', '轧机的轧辊每 8 小时更换一次。'],
    ['轧辊是什么材料制成的？', '轧辊由合金钢制成。'],
  ])('%s', (question, sentence) => {
    expect(first(question, /[\u3400-\u9fff]/.test(question) ? [mill, pump] : [pump, mill])).toBe(sentence);
  });

  it('quotes the sentence that introduces a thing when asked what it is', () => {
    const texts = pickSentences('What is a hydraulic pump?', [pump, mill]).map(({ text }) => text);
    expect(texts).toContain('The hydraulic pump feeds the press.');
  });

  it('gives at most what was asked for, best passage first, then as they stand', () => {
    const picked = pickSentences('hydraulic pump pressure filter', [pump, mill]);
    expect(picked).toHaveLength(3);
    const own = picked.filter(({ source }) => source === picked[0]?.source).map(({ start }) => start);
    expect(own).toEqual([...own].sort((a, b) => a - b));
    for (const { hit, start, end, text } of picked) expect(hit.text.slice(start, end)).toBe(text);
  });

  it('copes with no hits, no words and no sentences', () => {
    expect(pickSentences('pump', [])).toEqual([]);
    expect(pickSentences('', [pump]).length).toBeGreaterThan(0);
    expect(pickSentences('？？', [aHit({ text: '。。。\n\n| |' })])).toEqual([]);
  });

  it('never quotes the same place twice, whatever it is given', () => {
    const text = fc.array(fc.constantFrom('Oil the pump. ', '停机。', '\n\n', '- a b c\n', '| x | y |\n', '12 bar '), {
      maxLength: 30,
    });
    fc.assert(
      fc.property(fc.string({ maxLength: 30 }), fc.array(text, { maxLength: 3 }), (question, texts) => {
        const picked = pickSentences(
          question,
          texts.map((parts) => aHit({ text: parts.join('') })),
        );
        expect(picked.length).toBeLessThanOrEqual(3);
        const places = picked.map(({ source, start }) => `${source}:${start}`);
        expect(new Set(places).size).toBe(places.length);
      }),
    );
  });
});
