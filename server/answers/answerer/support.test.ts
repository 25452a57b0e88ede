import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aHit } from '../../../tests/support/a-hit';
import { readSource, supportOf } from './support';

const grease = aHit({
  text: 'Stop the spindle. Each bearing takes 12 g of grease every 500 hours, or the cage wears.',
  span: [40, 127],
});
const sources = [readSource(grease, 1), readSource(aHit({ text: '油泵每年更换一次滤芯，压力保持 4.5 MPa。' }), 2)];

describe('supportOf', () => {
  it.each([
    ['Each bearing takes 12 g of grease every 500 hours.', 'full'],
    ['Every 500 hours give each bearing 12 g of grease.', 'full'],
    ['Each bearing takes 15 g of grease every 500 hours.', 'partial'],
    ['Grease the bearing cage once a month with a brush.', 'partial'],
    ['Change the filter of the hydraulic unit.', 'none'],
    ['滤芯每年更换一次，压力为 4.5 MPa。', 'full'],
    ['每 500 小时给轴承加 12 g 油脂。', 'partial'],
    ['轴承需要经常加油。', 'none'],
    ['', 'none'],
  ])('finds %j supported: %s', (claim, support) => {
    expect(supportOf(claim, sources).support).toBe(support);
  });

  it('quotes the sentence that carries the claim, by its place in the document', () => {
    const { quote } = supportOf('12 g of grease for each bearing every 500 hours', sources);
    expect(quote?.source).toBe(1);
    expect(quote?.text).toMatch(/^Each bearing takes/);
    expect(grease.text.slice((quote?.span[0] ?? 0) - 40, (quote?.span[1] ?? 0) - 40)).toBe(quote?.text);
  });

  it('always supports what a passage says word for word, whatever stands around it', () => {
    const words = fc.stringMatching(/^[a-z]{4,9}( [a-z]{4,9}){3,9}$/);
    fc.assert(
      fc.property(words, words, words, (before, claim, after) => {
        const source = readSource(aHit({ text: `${before}. ${claim}. ${after}.` }), 1);
        // A claim of function words only has no terms.
        const { support } = supportOf(claim, [source]);
        expect(['full', 'none']).toContain(support);
      }),
    );
  });
});
