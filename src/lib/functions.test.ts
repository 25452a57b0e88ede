import { expect, test } from 'vitest';
import { functionOf, functionPath } from './functions';

test.each([
  ['/', 1],
  ['/engine', 1],
  ['/q/123', 1],
  ['/doc/abc', 1],
  ['/qa-list', 1],
  ['/center/app', 2],
  ['/center/product', 2],
  ['/industrialApp/7', 2],
  ['/developerPlatform/keys', 3],
  ['/mission', 4],
  ['/mission/detail/9', 4],
  ['/404', undefined],
  ['/quality', undefined],
] as const)('%s belongs to %s', (path, id) => expect(functionOf(path)).toBe(id));

test('every entry belongs to itself', () => {
  for (const id of [1, 2, 3, 4] as const) expect(functionOf(functionPath(id))).toBe(id);
});
