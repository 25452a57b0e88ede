import { expect, test } from 'vitest';
import { pageDocument } from '../page-documents';
import { blocksOf, blocksPointer, isOwnPage, withOwnPage } from './own-page';

const product = pageDocument('/engine').blocks;
const own = { accessDomain: 'main', pages: { '/engine': { v: 1, blocks: [{ id: 'a', type: 'engine/hero' }] } } };

test('an operator sees the domain’s own version of a page, else the product’s', () => {
  expect(product.length).toBeGreaterThan(0);
  expect(blocksOf({}, '/engine')).toEqual(product);
  expect(blocksOf(own, '/engine')).toEqual(own.pages['/engine'].blocks);
  expect([isOwnPage({}, '/engine'), isOwnPage(own, '/engine'), isOwnPage(own, '/qa')]).toEqual([false, true, false]);
  // Somebody typed something else there.
  expect(blocksOf({ pages: { '/engine': { blocks: 'x' } } }, '/engine')).toEqual(product);
  expect(blocksOf({}, '/no-such-page')).toEqual([]);
});

test('the first edit inside a page takes a copy of it along, later ones and edits elsewhere do not', () => {
  const text = JSON.stringify({ accessDomain: 'main' });
  const inside = `${blocksPointer('/engine')}/0/props/title`;
  const taken = withOwnPage(text, JSON.parse(text), inside);
  expect(JSON.parse(taken).pages).toEqual({ '/engine': { v: 1, blocks: product } });
  expect(withOwnPage(taken, JSON.parse(taken), inside)).toBe(taken);
  for (const elsewhere of ['/title', '/pages', '/pages/~1engine/layout', ''])
    expect(withOwnPage(text, JSON.parse(text), elsewhere)).toBe(text);
});
