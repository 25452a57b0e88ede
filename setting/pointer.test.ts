import fc from 'fast-check';
import { expect, test } from 'vitest';
import { json, settingLike } from '../tests/support/arbitrary-setting';
import { equal } from './equal';
import type { JsonValue } from './json-value';
import { pointer, stepsOf, valueAt } from './pointer';
import { stablePath } from './stable-path';
import { walk } from './walk';

test('steps of any name are found again', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: fc.constantFrom('/', '~', '0', '1', 'a', '中', '') })), (steps) => {
      expect(stepsOf(pointer('', ...steps))).toEqual(steps);
    }),
  );
});

test('what has a meaning in a pointer is escaped', () => {
  expect(pointer('', 'pages', '/engine', 'b~c', 0)).toBe('/pages/~1engine/b~0c/0');
});

test('every value of a document is found at its pointer, and walked once', () => {
  fc.assert(
    fc.property(settingLike, (document) => {
      const all = [...walk(document)];
      expect(new Set(all.map(({ pointer: at }) => at)).size).toBe(all.length);
      for (const { value, pointer: at } of all) expect(valueAt(document, at)).toBe(value);
    }),
  );
});

test.each([
  ['/a/01', undefined],
  ['/a/-1', undefined],
  ['/a/2', undefined],
  ['/a/length', undefined],
  ['/toString', undefined],
  ['/a/1', 2],
  ['/~1~0', 3],
])('%s finds %s', (at, value) => expect(valueAt({ a: [1, 2], '/~': 3 }, at)).toBe(value));

test('a path with ids names the same block wherever it stands', () => {
  const before: JsonValue = { blocks: [{ id: 'a/b', t: 1 }, { id: 'c' }] };
  const after: JsonValue = { blocks: [{ id: 'c' }, { id: 'a/b', t: 1 }] };
  expect(stablePath(before, '/blocks/0/t')).toBe(stablePath(after, '/blocks/1/t'));
  expect(stablePath(before, '/nowhere/0')).toBe('/nowhere/0');
});

test('documents equal themselves whatever the order of their keys, and nothing else', () => {
  fc.assert(
    fc.property(json, json, (a, b) => {
      expect(equal(a, JSON.parse(JSON.stringify(a)))).toBe(true);
      expect(equal(a, b)).toBe(equal(b, a));
    }),
  );
  expect(equal({ a: 1, b: 2 }, { b: 2, a: 1 })).toBe(true);
  expect(equal({ a: 1 }, JSON.parse('{"__proto__":1}'))).toBe(false);
  expect(equal([1, 2], [2, 1])).toBe(false);
  expect(equal(null, undefined)).toBe(false);
});
