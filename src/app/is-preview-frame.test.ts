import { expect, test } from 'vitest';
import { isPreviewFrame } from './is-preview-frame';

const origin = 'https://portal.example';
const page = (name: string, parent?: Partial<Location> | 'foreign') => {
  const own = { name, location: { origin } } as { name: string; location: Location; parent: unknown };
  own.parent = own;
  if (parent === 'foreign')
    own.parent = {
      get location(): Location {
        throw new DOMException('Blocked a frame', 'SecurityError');
      },
    };
  else if (parent) own.parent = { location: { origin, pathname: '/admin', ...parent } };
  return own as unknown as Window;
};

test('a frame that the workbench has named is one', () => {
  for (const pathname of ['/admin', '/admin/domains/main', '/admin/fixtures'])
    expect(isPreviewFrame(page('mw-preview', { pathname }), ''), pathname).toBe(true);
  expect(isPreviewFrame(page('mw-preview', { pathname: '/portal/admin/fixtures' }), '/portal')).toBe(true);
});

test('no page of a visitor is one: not alone, not in other pages of this site, not in another site', () => {
  expect(isPreviewFrame(page('mw-preview'), '')).toBe(false);
  expect(isPreviewFrame(page(''), '')).toBe(false);
  expect(isPreviewFrame(page('other', {}), '')).toBe(false);
  for (const pathname of ['/engine', '/administration', '/q/admin', '/'])
    expect(isPreviewFrame(page('mw-preview', { pathname }), ''), pathname).toBe(false);
  expect(isPreviewFrame(page('mw-preview', { origin: 'https://other.example' }), '')).toBe(false);
  expect(isPreviewFrame(page('mw-preview', 'foreign'), '')).toBe(false);
});
