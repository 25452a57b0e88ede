import { matchPath } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { layouts, pages } from '@/pages/pages';
import { pageDocument } from '../editor/page-documents';
import { isRoute } from './context-params';
import { routeOf } from './route-of';

describe('the pages that can be looked at', () => {
  test('begin with home, and each of them is there once', () => {
    const paths = pages.map(({ path }) => path);
    expect(paths[0]).toBe('/engine');
    expect(new Set(paths).size).toBe(paths.length);
  });

  test.each(pages.map((page) => [page.path, page] as const))('%s is opened by an address of its own', (path, page) => {
    const route = routeOf(page);
    expect(isRoute(route)).toBe(true);
    expect(matchPath(path, route)).not.toBeNull();
    // The route matches this page and no other.
    const shown = pages.filter((other) => matchPath(other.path, route));
    expect(shown[0]?.path).toBe(path);
  });

  test('stand in a layout that there is', () => {
    const names = new Set(['none', ...layouts.map(({ name }) => name)]);
    expect(pages.filter(({ layout }) => !names.has(layout))).toEqual([]);
  });

  test('one that there is not is an empty one, so that nothing has to expect it', () => {
    expect(pageDocument('/engine').blocks.length).toBeGreaterThan(0);
    expect(pageDocument('/no-such-page')).toMatchObject({ path: '/no-such-page', blocks: [] });
  });
});
