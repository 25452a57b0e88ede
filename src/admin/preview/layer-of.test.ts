import { expect, test } from 'vitest';
import { layerOf } from './layer-of';

const layers = {
  draft: { title: 'New', logo: '/a.svg', theme: { radius: 'soft' }, logan: null },
  published: { title: 'Old', logo: '/a.svg', theme: { radius: 'soft' } },
  environment: { searchScope: [3], title: 'Env' },
  defaults: { logan: 'Slogan', title: 'Default' },
};

test('the strongest layer that says something, and a draft only where it differs', () => {
  expect(layerOf('/title', layers)).toBe('draft');
  expect(layerOf('/logo', layers)).toBe('domain');
  expect(layerOf('/theme/radius', layers)).toBe('domain');
  expect(layerOf('/searchScope/0', layers)).toBe('environment');
  expect(layerOf('/logan', layers)).toBe('default');
  expect(layerOf('/footer/owner', layers)).toBe('none');
  expect(layerOf('/title', { ...layers, published: null })).toBe('draft');
});

test('what the draft takes away is a change of the draft, unless a layer below says something', () => {
  const published = { ...layers.published, icon: '/i.svg', logan: 'Ours' };
  expect(layerOf('/icon', { ...layers, published })).toBe('draft');
  expect(layerOf('/logan', { ...layers, published })).toBe('default');
  expect(layerOf('/constructor', layers)).toBe('none');
});

test('the order of keys is no change: the server need not keep it', () => {
  const draft = { header: { a: 1, b: [{ c: 2, d: 3 }] } };
  const published = { header: { b: [{ d: 3, c: 2 }], a: 1 } };
  expect(layerOf('/header', { ...layers, draft, published })).toBe('domain');
});
