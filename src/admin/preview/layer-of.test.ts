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
