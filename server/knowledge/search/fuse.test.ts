import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { candidateOf, passageRow } from '../../../tests/support/search-rows';
import { fuse } from './fuse';
import type { Ranked } from './rank';

const entry = (id: string, score: number): Ranked => ({
  candidate: candidateOf(passageRow(id, id, { id })),
  score,
  coverage: 0,
});
const idsOf = (ranked: Ranked[]) => ranked.map(({ candidate }) => candidate.id);

const scores = fc.uniqueArray(fc.integer({ min: 0, max: 40 }), { minLength: 1, maxLength: 12 });
const strength = fc.double({ min: 0, max: 1, noNaN: true });
const made = fc.record({ words: scores, others: scores, near: fc.array(strength, { minLength: 24, maxLength: 24 }) });
const asLists = ({ words, others, near }: { words: number[]; others: number[]; near: number[] }) => {
  const byWords = words.map((score) => entry(`w${score}`, score)).sort((a, b) => b.score - a.score);
  const nearOnly = others.map((score) => entry(`n${score}`, score));
  const strengths = new Map([...byWords, ...nearOnly].map(({ candidate }, at) => [candidate.id, near[at] ?? 0]));
  return { byWords, nearOnly, strengths };
};

describe('fuse', () => {
  it('brings what is near in meaning before what hardly holds the words', () => {
    const found = fuse([entry('words', 2)], [entry('meaning', 1)], new Map([['meaning', 1]]), 4, new Set());
    expect(idsOf(found)).toEqual(['meaning', 'words']);
  });

  it('leaves the order of words as it is where nothing is near', () => {
    fc.assert(
      fc.property(made, (lists) => {
        const { byWords } = asLists(lists);
        expect(fuse(byWords, [], new Map(), 5, new Set())).toEqual(byWords);
      }),
    );
  });

  it('never puts a passage further back for being nearer', () => {
    fc.assert(
      fc.property(made, fc.nat(23), strength, (lists, at, more) => {
        const { byWords, nearOnly, strengths } = asLists(lists);
        const id = [...strengths.keys()][at % strengths.size] ?? '';
        const place = () => idsOf(fuse(byWords, nearOnly, strengths, 5, new Set())).indexOf(id);
        const before = place();
        strengths.set(id, Math.min(1, (strengths.get(id) ?? 0) + more));
        expect(place()).toBeLessThanOrEqual(before);
      }),
    );
  });

  it('keeps what was asked for by name first, however near anything is, and does not depend on the order it gets', () => {
    fc.assert(
      fc.property(made, fc.nat(11), (lists, at) => {
        const { byWords, nearOnly, strengths } = asLists(lists);
        const named = byWords[at % byWords.length]?.candidate.id ?? '';
        const found = idsOf(fuse(byWords, nearOnly, strengths, 100, new Set([named])));
        expect(found[0]).toBe(named);
        const turned = fuse([...byWords].reverse(), [...nearOnly].reverse(), strengths, 100, new Set([named]));
        expect(idsOf(turned)).toEqual(found);
      }),
    );
  });
});
