import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { vocabularyOfTexts } from '../../../tests/support/search-rows';
import { correctWord, editDistance } from './correct-word';

const word = fc.string({ unit: fc.constantFrom(...'abcd'), maxLength: 7 });
const FAR = 20;

describe('editDistance', () => {
  it('counts a swap as one slip', () => {
    expect(editDistance('bearing', 'baering', FAR)).toBe(1);
    expect(editDistance('valve', 'vlave', FAR)).toBe(1);
    expect(editDistance('pump', 'pumps', FAR)).toBe(1);
    expect(editDistance('seal', 'soil', FAR)).toBe(2);
  });

  it('is none for the same word only, the same both ways, and at least the difference in length', () => {
    fc.assert(
      fc.property(word, word, (a, b) => {
        const distance = editDistance(a, b, FAR);
        expect(distance === 0).toBe(a === b);
        expect(editDistance(b, a, FAR)).toBe(distance);
        expect(distance).toBeGreaterThanOrEqual(Math.abs(a.length - b.length));
        expect(distance).toBeLessThanOrEqual(Math.max(a.length, b.length));
      }),
    );
  });

  it('says only "too far" beyond the limit, and the truth below it', () => {
    fc.assert(
      fc.property(word, word, fc.integer({ min: 0, max: 4 }), (a, b, most) => {
        const distance = editDistance(a, b, FAR);
        const limited = editDistance(a, b, most);
        if (distance <= most) expect(limited).toBe(distance);
        else expect(limited).toBeGreaterThan(most);
      }),
    );
  });
});

describe('correctWord', () => {
  const vocabulary = vocabularyOfTexts(['bearing bearing', 'bearing temperature', 'hearing', 'pump', 'temperature']);

  it.each([
    ['bearng', 'bearing'],
    ['baering', 'bearing'],
    ['temprature', 'temperature'],
    ['tempreture', 'temperature'],
  ])('reads %s as %s', (typed, meant) => {
    expect(correctWord(typed, vocabulary)).toBe(meant);
  });

  it.each(['bearing', 'bearings', 'pmp', 'zzzz', '6205', ''])('leaves %j alone', (typed) => {
    expect(correctWord(typed, vocabulary)).toBeNull();
  });
});
