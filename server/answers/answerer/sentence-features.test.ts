import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aHit } from '../../../tests/support/a-hit';
import { candidatesOf } from './candidates';
import { readQuestion } from './read-question';
import { featuresOf } from './sentence-features';

const features = (question: string, ...hits: Parameters<typeof aHit>[0][]) =>
  featuresOf(readQuestion(question), candidatesOf(hits.map(aHit))).scored.map((entry) => entry.features);

describe('featuresOf', () => {
  it('counts the words that tell a sentence from its passage, not those of the title', () => {
    const text = 'The pump is large. The seal leaks.';
    const [large, leaks] = features('Why does the pump seal leak?', { title: 'Pump', text });
    expect(large?.news).toBe(0);
    expect(leaks?.news).toBe(1);
    expect(features('Why does the pump seal leak?', { title: 'Manual', text })[0]?.news).toBeGreaterThan(0);
  });

  it('lets a sentence that points back go on about the one before, within its passage', () => {
    const before = { title: 'A', text: 'The seal leaks at the shaft.' };
    const after = { title: 'B', text: 'It must be replaced. The bearing is dry.' };
    const [, pointing, dry] = features('When does the seal leak?', {
      title: 'A',
      text: `${before.text} ${after.text}`,
    });
    expect(pointing?.goesOn).toBeGreaterThan(0);
    expect(dry?.goesOn).toBe(0);
    expect(features('When does the seal leak?', before, after)[1]).toMatchObject({ goesOn: 0, before: 0 });
  });

  it('marks the first sentence of a document that is asked about, and a passage found as well as the best', () => {
    const cavitation = { title: 'Cavitation', text: 'Cavitation is boiling at the inlet. It erodes the wheel.' };
    const [first, second] = features('What is cavitation?', { ...cavitation, score: 8 });
    expect(first).toMatchObject({ introduces: 1, first: 1, passage: 1, rank: 0 });
    expect(second).toMatchObject({ introduces: 0, first: 0 });
    const [, , other] = features('Why cavitation?', { ...cavitation, score: 8 }, { ...cavitation, score: 2 });
    expect(other).toMatchObject({ introduces: 0, passage: 0.25, rank: 0.2 });
  });

  it('stays between nothing and all, whatever is asked of whatever', () => {
    const words = fc.array(
      fc.constantFrom('泵', '轴承', '发热', 'seal', 'it', '它', '。', '. ', '12 bar', '?', '|', '- '),
      {
        maxLength: 14,
      },
    );
    fc.assert(
      fc.property(words, fc.array(words, { minLength: 1, maxLength: 3 }), (question, texts) => {
        const hits = texts.map((text, at) => ({ text: text.join(''), title: '泵', score: 3 - at }));
        for (const own of features(question.join(''), ...hits))
          for (const value of Object.values(own)) expect(value >= 0 && value <= 1).toBe(true);
      }),
    );
  });
});
