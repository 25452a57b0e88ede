import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Node } from '@/renderer/types';
import { matches } from '../outline/filter';
import { blockRows } from './block-rows';

const node = (id: string, slots?: Record<string, string[]>): Node => ({
  id,
  type: 'layout/columns',
  ...(slots && { slots }),
});
const rows = (...blocks: Node[]) => blockRows(blocks, '/engine');

describe('the rows of a page', () => {
  test('stand in its order, what is in a slot below its block, and know their neighbours on the same level', () => {
    const found = rows(node('row', { main: ['b', 'a'] }), node('a'), node('b'), node('last'));
    expect(found.map(({ node: { id }, depth, index, slot }) => [id, depth, index, slot])).toEqual([
      ['row', 0, 0, undefined],
      ['b', 1, 2, 'main'],
      ['a', 1, 1, 'main'],
      ['last', 0, 3, undefined],
    ]);
    expect(found.map(({ before, at, after }) => [before, at, after])).toEqual([
      [undefined, 0, 3],
      [undefined, 0, 1],
      [0, 1, undefined],
      // Its neighbour on the page is the third before it: the two between are in a slot.
      [0, 3, undefined],
    ]);
    expect(found[1]?.list).toBe('/pages/~1engine/blocks/0/slots/main');
    expect(found[1]?.pointer).toBe('/pages/~1engine/blocks/2');
  });

  test('have keys of their own, also where a name stands twice', () => {
    const keys = rows(node('a'), node('a'), node('b', { main: ['a'] })).map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
  });
});

test('the outline is narrowed by words in any of a row’s texts, and by what was changed', () => {
  const texts = ['hero', 'engine/hero', 'Große Überschrift'];
  expect(matches({ query: '', modified: false }, false, texts)).toBe(true);
  expect(matches({ query: 'überschrift', modified: false }, false, texts)).toBe(true);
  expect(matches({ query: 'footer', modified: false }, true, texts)).toBe(false);
  expect(matches({ query: 'hero', modified: true }, false, texts)).toBe(false);
});

test('whatever stands where, every block has a row, and a step to a neighbour and back changes nothing', () => {
  const slots = fc.option(fc.record({ main: fc.uniqueArray(fc.constantFrom('n0', 'n1', 'n2', 'n3', 'n4', 'gone')) }), {
    nil: undefined,
  });
  fc.assert(
    fc.property(fc.array(slots, { minLength: 1, maxLength: 5 }), (all) => {
      const blocks = all.map((inside, n) => node(`n${n}`, inside));
      const found = rows(...blocks);
      // Blocks in a cycle or in two places have a row too, with their fault.
      for (const [index, { id }] of blocks.entries())
        expect(found.some((row) => row.node.id === id && (row.index === index || row.problem))).toBe(true);
      for (const row of found) {
        const level = found.filter(({ list }) => list === row.list).map(({ at }) => at);
        expect(level).toContain(row.at);
        for (const next of [row.before, row.after]) if (next !== undefined) expect(level).toContain(next);
        const below = found.find((other) => other.list === row.list && other.at === row.after);
        if (row.after !== undefined && !row.problem) expect(below?.before).toBe(row.at);
      }
    }),
    { numRuns: 60 },
  );
});
