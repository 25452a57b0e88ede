import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadPages } from './pages';
import { isPageRequest } from './portal';

function pages(...paths: string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'mw-pages-'));
  for (const [n, path] of paths.entries()) writeFileSync(join(folder, `${n}.page.json`), JSON.stringify({ path }));
  return folder;
}

test('paths are read as the router reads them', () => {
  const { isKnown } = loadPages(pages('/engine', '/doc/:id', '/developerPlatform/*'));
  const known = ['/', '/engine', '/engine/', '/doc/a.b', '/developerPlatform', '/developerPlatform/x/y'];
  expect(known.filter((path) => !isKnown(path))).toEqual([]);
  const unknown = ['/engines', '/doc', '/doc/a/b', '/nowhere', '//', '/engine/x'];
  expect(unknown.filter(isKnown)).toEqual([]);
});

test('one document may serve many paths', () => {
  const folder = mkdtempSync(join(tmpdir(), 'mw-pages-'));
  writeFileSync(
    join(folder, 'notes.page.json'),
    JSON.stringify({ path: '/notes', paths: [{ path: '/notes/:id' }, { path: '/old' }] }),
  );
  const { find } = loadPages(folder);
  expect(['/notes', '/notes/7', '/old', '/old/7'].map((path) => find(path)?.path)).toEqual([
    '/notes',
    '/notes/:id',
    '/old',
    undefined,
  ]);
});

test('the workbench is there without a page document, whatever a domain is called', () => {
  const { find, isKnown } = loadPages(pages('/engine'));
  expect(['/admin', '/admin/', '/admin/domains/a.example.com'].filter((path) => !isKnown(path))).toEqual([]);
  expect(['/administrator', '/x/admin'].filter(isKnown)).toEqual([]);
  expect(find('/admin')).toBeUndefined();
});

test('a page that only says it will come is known, but nothing is to lead there', () => {
  const folder = pages('/engine');
  writeFileSync(join(folder, 'x.page.json'), '{"path":"/mission","blocks":[{"id":"n","type":"layout/not-yet"}]}');
  const { isKnown, isBuilt } = loadPages(folder);
  expect(['/engine', '/mission', '/nowhere'].map(isKnown)).toEqual([true, true, false]);
  expect(['/engine', '/mission', '/nowhere'].map(isBuilt)).toEqual([true, false, false]);
});

test('without page documents every path may be one', () => {
  expect(loadPages(join(tmpdir(), 'no-such-folder')).isKnown('/x')).toBe(true);
});

test('calls and missing files are no pages', () => {
  const { isKnown } = loadPages(pages('/doc/:id'));
  const page = (method: string, path: string) => isPageRequest(method, path, isKnown);
  expect(page('GET', '/nowhere')).toBe(true);
  expect(page('HEAD', '/doc/manual.pdf')).toBe(true);
  expect(page('GET', '/missing.png')).toBe(false);
  expect(page('POST', '/doc/1')).toBe(false);
  expect(page('GET', '/api')).toBe(false);
  expect(page('GET', '/achat/api/v1/x')).toBe(false);
  expect(page('GET', '/chatty')).toBe(true);
});

test('a page knows what stands on it, with its layout', () => {
  const folder = pages('/doc/:id');
  mkdirSync(join(folder, 'layouts'));
  writeFileSync(join(folder, 'layouts', 'main.json'), '{"name":"main","before":[{"type":"layout/header"}],"after":[]}');
  writeFileSync(
    join(folder, 'engine.page.json'),
    '{"path":"/engine","layout":"main","blocks":[{"type":"engine/hero"}]}',
  );
  const home = { path: '/engine', types: ['engine/hero'], layoutTypes: ['layout/header'], notOnPhones: [] };
  expect(loadPages(folder).find('/engine')).toEqual(home);
  expect(loadPages(folder).find('/')).toEqual(home);
});
