import { expect, test } from 'vitest';
import { layoutOf, layouts, pages } from '@/pages/pages';
import type { Block, PageDocument, Registry } from '@/renderer/types';
import { compileWithLayout } from './compile-with-layout';

const block = (type: string, more: Partial<Block<object>> = {}): Block => ({
  type,
  v: 1,
  bind: () => ({}),
  load: () => Promise.reject(new Error('not loaded here')),
  ...more,
});
const types = ['layout/header', 'layout/mobile-menu', 'layout/footer', 'layout/feedback-entrance', 'engine/hero'];
const registry: Registry = {
  ...Object.fromEntries(types.map((type) => [type, block(type, type === 'layout/header' ? { slots: ['menu'] } : {})])),
  'layout/floating-window': block('layout/floating-window', {
    bind: (_, page) => (page.meta.hiddenGlobalFloat ? null : {}),
  }),
};
const page = (more: Partial<PageDocument> = {}): PageDocument => ({
  path: '/engine',
  layout: 'main',
  meta: {},
  blocks: [{ id: 'hero', type: 'engine/hero' }],
  ...more,
});
const ids = (nodes: { id: string }[]) => nodes.map(({ id }) => id);

test('the layout stands around the page, the menu of small screens inside the header', () => {
  const { before, page: own, after, all } = compileWithLayout({ accessDomain: 'x' }, page(), registry);
  expect([ids(before), ids(own), ids(after)]).toEqual([['header'], ['hero'], ['feedback', 'footer', 'floating']]);
  expect(ids(before[0]?.slots.menu ?? [])).toEqual(['mobile-menu']);
  expect(all).toHaveLength(5);
});

test('a domain’s own version of the page leaves the frame alone', () => {
  const setting = { accessDomain: 'x', pages: { '/engine': { blocks: [{ id: 'only', type: 'engine/hero' }] } } };
  const compiled = compileWithLayout(setting, page(), registry);
  expect([ids(compiled.before), ids(compiled.page)]).toEqual([['header'], ['only']]);
});

test('a page that wants quiet has no floating window, and a page without layout has nothing around it', () => {
  const quiet = page({ meta: { hiddenGlobalFloat: true } });
  expect(ids(compileWithLayout({ accessDomain: 'x' }, quiet, registry).after)).not.toContain('floating');
  expect(compileWithLayout({ accessDomain: 'x' }, page({ layout: 'none' }), registry).all).toHaveLength(1);
});

test('every page has its layout', () => {
  expect(layouts.map(({ name }) => name).sort()).toEqual(['chat', 'main', 'none', 'qa']);
  for (const each of pages) expect(layoutOf(each).name).toBe(each.layout);
  expect(layoutOf({ ...page(), layout: 'gone' as 'main' })).toEqual({ name: 'none', before: [], after: [] });
});
