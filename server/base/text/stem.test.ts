import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stem } from './stem';

describe('stem', () => {
  it.each([
    ['pumps', 'pump'],
    ['installed', 'installing'],
    ['bearing', 'bearings'],
    ['leaking', 'leaked'],
    ['valves', 'valve'],
    ['vibration', 'vibrations'],
    ['lubricated', 'lubricate'],
    ['tapping', 'tapped'],
    ['agreed', 'agree'],
    ['controlling', 'controlled'],
    ['safety', 'safeties'],
    ['rational', 'rationally'],
    ['naturalise', 'naturalized'],
    ['organisations', 'organization'],
    ['raising', 'raised'],
  ])('reads %s and %s as one', (a, b) => {
    expect(stem(a)).toBe(stem(b));
  });

  it.each([
    ['pump', 'valve'],
    ['press', 'pressure'],
    ['oil', 'oiler'],
    ['gas', 'gauge'],
    ['rise', 'rim'],
  ])('keeps %s and %s apart', (a, b) => {
    expect(stem(a)).not.toBe(stem(b));
  });

  it.each(['6205', 'f30001', 'dc', 'é', '轴承', ''])('leaves %j as it is', (word) => {
    expect(stem(word)).toBe(word);
  });

  it('never lengthens a word, empties it or changes its first letter', () => {
    const word = fc.string({ unit: fc.constantFrom(...'aeiourstlndyzbg'), minLength: 3, maxLength: 16 });
    fc.assert(
      fc.property(word, (one) => {
        const short = stem(one);
        expect(short.length).toBeGreaterThan(0);
        expect(short.length).toBeLessThanOrEqual(one.length);
        expect(short.charAt(0)).toBe(one.charAt(0));
      }),
      { numRuns: 500 },
    );
  });
});
