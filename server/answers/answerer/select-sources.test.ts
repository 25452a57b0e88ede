import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aHit } from '../../../tests/support/a-hit';
import { quotableSources, selectSources } from './select-sources';

const hits = (...scores: number[]) => scores.map((score) => aHit({ text: `passage ${score}`, score }));
const scoresOf = (found: { score: number }[]) => found.map(({ score }) => score);

describe('selectSources', () => {
  it('leaves out what was found far worse than the best, and quotes from less than it shows', () => {
    expect(scoresOf(selectSources(hits(98, 78, 50, 32, 28)))).toEqual([98, 78, 50]);
    expect(scoresOf(quotableSources(hits(98, 78, 50, 32, 28)))).toEqual([98, 78]);
  });

  it('shows passages with the code that was asked for and no others', () => {
    const exact = aHit({ text: 'Level 5', score: 10_040, exact: '42752' });
    expect(selectSources([exact, ...hits(23, 22)])).toEqual([exact]);
  });

  it('never leaves nothing of something, and keeps the order', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0, max: 300, noNaN: true }), { minLength: 1, maxLength: 8 }), (scores) => {
        const found = hits(...scores.sort((a, b) => b - a));
        const shown = selectSources(found);
        expect(shown[0]).toBe(found[0]);
        expect(shown).toEqual(found.slice(0, shown.length));
        expect(quotableSources(found).every((hit) => shown.includes(hit))).toBe(true);
      }),
    );
    expect(selectSources([])).toEqual([]);
  });
});
