import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Change } from '../../../setting/change';
import { groupChanges } from './change-groups';

const change = (pointer: string, label?: string): Change => ({
  pointer,
  kind: 'changed',
  from: 1,
  to: 2,
  ...(label && { label }),
});

test('sections stand by themselves, pages by their blocks', () => {
  const groups = groupChanges([
    change('/title'),
    change('/header/links/0/title'),
    change('/pages/~1engine/blocks/1/props/a', 'hero'),
    change('/header/shortTitle'),
    change('/pages/~1engine/blocks/1/props/b', 'hero'),
    change('/pages/~1engine/layout'),
  ]);
  expect(groups.map(({ section, block, changes }) => [section, block, changes.length])).toEqual([
    ['title', undefined, 1],
    ['header', undefined, 2],
    ['/engine', 'hero', 2],
    ['/engine', undefined, 1],
  ]);
});

test('no change is lost', () => {
  const pointer = fc
    .array(fc.constantFrom('pages', '/engine', 'a', 'b', '0', ''), { maxLength: 5 })
    .map((steps) => steps.map((step) => `/${step.replace('/', '~1')}`).join(''));
  fc.assert(
    fc.property(fc.array(fc.tuple(pointer, fc.option(fc.constantFrom('x', 'y'), { nil: undefined }))), (places) => {
      const changes = places.map(([at, label]) => change(at, label));
      expect(groupChanges(changes).flatMap((group) => group.changes)).toHaveLength(changes.length);
    }),
  );
});
