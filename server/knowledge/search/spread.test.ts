import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { candidateOf, passageRow } from '../../../tests/support/search-rows';
import type { Ranked } from './rank';
import { spread } from './spread';

const rankedOf = (docs: string[]): Ranked[] =>
  docs.map((docId, n) => ({
    candidate: candidateOf(passageRow(docId, 'text', { id: `${docId}#${n}` })),
    score: docs.length - n,
    coverage: 1,
  }));
const docsOf = (ranked: Ranked[]) => ranked.map(({ candidate }) => candidate.docId).join('');

describe('spread', () => {
  it('lets a third passage of a document wait for the next row', () => {
    expect(docsOf(spread(rankedOf([...'aaabc'])))).toBe('aabca');
    expect(docsOf(spread(rankedOf([...'abab'])))).toBe('abab');
  });

  it('changes nothing where there is one document only', () => {
    const one = rankedOf([...'aaaaaaaaaaaa']);
    expect(spread(one)).toEqual(one);
    expect(spread([])).toEqual([]);
  });

  it('loses nothing, doubles nothing and keeps each document in its order', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...'abcd'), { maxLength: 40 }), (docs) => {
        const ranked = rankedOf(docs);
        const shown = spread(ranked);
        expect(new Set(shown)).toEqual(new Set(ranked));
        expect(shown).toHaveLength(ranked.length);
        expect(shown[0]).toBe(ranked[0]);
        for (const doc of 'abcd') {
          const scores = shown.filter(({ candidate }) => candidate.docId === doc).map(({ score }) => score);
          expect(scores).toEqual([...scores].sort((a, b) => b - a));
        }
      }),
    );
  });
});
