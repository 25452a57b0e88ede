import { expect, test } from 'vitest';
import type { GlobalSetting } from '@/renderer/types';
import type { Rewrite } from '../document/types';
import { addBlock, duplicateBlock, freeId, moveBlock, moveInSlot, removeBlock, resetPage } from './block-rewrites';

const own = {
  accessDomain: 'main',
  pages: {
    '/engine': {
      blocks: [
        { id: 'row', type: 'layout/columns', slots: { main: ['a', 'b'] } },
        { id: 'a', type: 'engine/hero' },
        { id: 'b', type: 'engine/hero' },
      ],
    },
  },
} as GlobalSetting;

const run = (rewrite: Rewrite, body: GlobalSetting = own) => {
  const text = rewrite(JSON.stringify(body, null, 2), body);
  return text === undefined ? undefined : JSON.parse(text);
};
const ids = (body: GlobalSetting) => body.pages?.['/engine']?.blocks.map((block) => block.id);

test('a copy gets a name of its own and stands in nobody’s slot', () => {
  const copied = run(duplicateBlock('/engine', 0));
  expect(ids(copied)).toEqual(['row', 'row-2', 'a', 'b']);
  expect(copied.pages['/engine'].blocks[1]).not.toHaveProperty('slots');
  expect(
    freeId(
      [
        { id: 'a', type: 'x/y' },
        { id: 'a-2', type: 'x/y' },
      ],
      'a-2',
    ),
  ).toBe('a-3');
});

test('a removed block is no longer named by a slot', () => {
  const left = run(removeBlock('/engine', 1));
  expect(ids(left)).toEqual(['row', 'b']);
  expect(left.pages['/engine'].blocks[0].slots).toEqual({ main: ['b'] });
});

test('blocks move on the page and within a slot, and never past its ends', () => {
  expect(ids(run(moveBlock('/engine', 2, 0)))).toEqual(['b', 'row', 'a']);
  expect(run(moveBlock('/engine', 0, 3))).toBeUndefined();
  const moved = run(moveInSlot('/pages/~1engine/blocks/0/slots/main', 0, 1));
  expect(moved.pages['/engine'].blocks[0].slots.main).toEqual(['b', 'a']);
});

test('the first edit of a page of the product’s own takes a copy of it; a reset gives it back', () => {
  const plain = { accessDomain: 'main' };
  const edited = run(addBlock('/engine', 0, { id: 'new', type: 'engine/hero' }), plain);
  expect(ids(edited)?.slice(0, 3)).toEqual(['new', 'hero', 'search']);
  expect(run(resetPage('/engine'), edited)).toEqual(plain);
  expect(run(resetPage('/engine'), plain)).toBeUndefined();
});
