import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import setting from '../../schemas/global-setting.schema.json';
import schema from '../../schemas/page.schema.json';
import parts from '../../schemas/parts.schema.json';
import { entryOf } from './entry-of';
import { findPage, pageAt } from './page-at';
import { pages, pagesOf } from './pages';

const check = new Ajv2020({ allowUnionTypes: true, keywords: ['x-version'], schemas: [parts, setting] }).compile(
  schema,
);

test.each(pages)('$path says what a page may say', (page) => {
  check(page);
  expect(check.errors).toBeNull();
});

test.each([
  ['/', 1],
  ['/engine', 1],
  ['/q/123', 1],
  ['/doc/abc', 1],
  ['/qa-list', 1],
  ['/center/app', 2],
  ['/developerPlatform/keys', 3],
  ['/mission', 4],
  ['/404', undefined],
  ['/quality', undefined],
] as const)('%s belongs to entry %s', (path, id) => expect(pageAt(path)?.meta.function).toBe(id));

test('each entry leads to one page, which belongs to it', () => {
  const leading = pages.filter(({ meta }) => meta.entry).map(({ meta }) => meta.function);
  expect(leading.sort()).toEqual([1, 2, 3, 4, 5]);
  for (const id of [1, 2, 3, 4, 5] as const) expect(findPage(entryOf(id).to)?.meta.function).toBe(id);
  expect(entryOf(3)).toEqual({ to: '/developerPlatform', signedIn: true });
});

test('a document of many routes is a page at each, with what differs there', () => {
  const found = pagesOf({
    path: '/notes',
    layout: 'main',
    meta: { function: 1 },
    paths: [{ path: '/old', meta: { needLogin: true }, props: { list: { year: 1999 } } }],
    blocks: [{ id: 'list', type: 'notes/list', v: 1, props: { long: true } }],
  });
  expect(found.map(({ path, meta }) => [path, meta])).toEqual([
    ['/notes', { function: 1 }],
    ['/old', { function: 1, needLogin: true }],
  ]);
  expect(found.map(({ blocks }) => blocks[0]?.props)).toEqual([{ long: true }, { long: true, year: 1999 }]);
});

test('an address that nobody knows shows the page that says so; the workbench is no page', () => {
  expect(pageAt('/nowhere')?.path).toBe('/404');
  expect(findPage('/admin/domains')).toBeUndefined();
});
