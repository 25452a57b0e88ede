import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cleaned, moved, type OutlineEntry, removed, renamed } from './edit-outline';

const items: OutlineEntry[] = ['a', 'b', 'c'].map((id) => ({ id, level: 2, title: id }));
const ids = (list: readonly OutlineEntry[]) => list.map((item) => item.id).join('');

it('renames, removes and moves one entry', () => {
  expect(renamed(items, 'b', 'B').map((item) => item.title)).toEqual(['a', 'B', 'c']);
  expect(ids(removed(items, 'b'))).toBe('ac');
  expect(ids(moved(items, 'b', -1))).toBe('bac');
  expect(ids(moved(items, 'a', -1))).toBe('abc');
  expect(ids(moved(items, 'c', 1))).toBe('abc');
  expect(ids(moved(items, 'x', 1))).toBe('abc');
});

it('stores nothing empty', () => {
  expect(
    cleaned([...items, { id: 'd', level: 1, title: '  ' }, { id: 'e', level: 1, title: ' e ' }]).map(
      (item) => item.title,
    ),
  ).toEqual(['a', 'b', 'c', 'e']);
});

it('moves without losing an entry', () => {
  const step = fc.tuple(fc.constantFrom('a', 'b', 'c'), fc.constantFrom(1 as const, -1 as const));
  fc.assert(
    fc.property(fc.array(step), (steps) => {
      const result = steps.reduce((list, [id, by]) => moved(list, id, by), items);
      expect([...ids(result)].sort().join('')).toBe('abc');
    }),
  );
});
