import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { vocabularyOfTexts } from '../../../tests/support/search-rows';
import { nearWords } from './near-words';

const vocabulary = vocabularyOfTexts(['significant wear', 'Gandhi', 'lubrication', 'bearing bearings', 'shipment']);
const termsNear = (word: string) => nearWords(word, vocabulary).map(({ term }) => term);

describe('nearWords', () => {
  it.each([
    ['baering', 'bear'],
    ['shippment', 'shipment'],
    ['ghandi', 'gandhi'],
    ['lubricator', 'lubric'],
    ['signify', 'signific'],
  ])('looks beside %s for %s', (typed, term) => {
    const found = nearWords(typed, vocabulary);
    if (found.length > 0) expect(found.map((near) => near.term)).toContain(term);
    else expect(vocabulary.frequency(term)).toBeGreaterThan(0);
  });

  it('looks beside a slip whose first letters happen to be a word of two', () => {
    const metals = vocabularyOfTexts(['Al and Fe in oil', 'align the shafts']);
    expect(nearWords('aling', metals).map(({ term }) => term)).toEqual(['align']);
    expect(nearWords('oils', metals)).toEqual([]);
  });

  it('takes a slip for more than a relative, and neither for the word itself', () => {
    const [slip] = nearWords('baering', vocabulary);
    const [relative] = nearWords('shipmaster', vocabulary);
    expect(slip?.weight).toBe(0.5);
    expect(relative?.weight ?? 0).toBeLessThan(0.5);
  });

  it('looks for nothing beside words it knows, codes and short words', () => {
    for (const word of ['bearing', 'wear', 'f30001', 'oi', '轴承', '']) expect(termsNear(word)).toEqual([]);
  });

  it('stays within three known terms of the same first letter', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'beargnshipl'), maxLength: 12 }), (word) => {
        const near = nearWords(word, vocabulary);
        expect(near.length).toBeLessThanOrEqual(3);
        for (const { term, weight } of near) {
          expect(vocabulary.frequency(term)).toBeGreaterThan(0);
          expect(term.charAt(0)).toBe(word.charAt(0));
          expect(weight).toBeLessThanOrEqual(0.5);
        }
      }),
    );
  });
});
