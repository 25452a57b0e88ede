import { expect, test } from 'vitest';
import type { EditorSource } from '../types';
import { layerOf } from './layer-of';

const source = {
  body: { title: 'Live', header: { links: [1] } },
  environment: { searchScope: [3] },
  defaults: { allowLogin: true, searchScope: [1] },
} as unknown as EditorSource;
const layer = (pointer: string, body: object) => layerOf(pointer, body, source);

test('says what visitors see already, and what only the draft says', () => {
  expect(layer('/title', { title: 'Live' })).toBe('domain');
  expect(layer('/title', { title: 'New' })).toBe('draft');
  expect(layer('/header/links/0', { header: { links: [1] } })).toBe('domain');
  expect(layer('/header', { header: { links: [1, 2] } })).toBe('draft');
});

test('null says nothing: the layer below holds, the environment before the product', () => {
  expect(layer('/searchScope', { searchScope: null })).toBe('environment');
  expect(layer('/allowLogin', {})).toBe('default');
});

test('what the draft has taken away is a change of the draft; what nobody says has no layer', () => {
  expect(layer('/title', {})).toBe('draft');
  expect(layer('/nothing', {})).toBeUndefined();
  expect(layer('/constructor', {})).toBeUndefined();
});
