import { expect, test } from 'vitest';
import { pointer } from './json-pointer';

test('joins steps and escapes what has a meaning in a pointer', () => {
  expect(pointer('', 'pages', '/engine', 'blocks', 0)).toBe('/pages/~1engine/blocks/0');
  expect(pointer('/a', 'b~c')).toBe('/a/b~0c');
  expect(pointer('/a')).toBe('/a');
});
