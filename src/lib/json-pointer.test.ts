import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pointer, stepsOf, valueAt } from './json-pointer';

test('joins steps and escapes what has a meaning in a pointer', () => {
  expect(pointer('', 'pages', '/engine', 'blocks', 0)).toBe('/pages/~1engine/blocks/0');
  expect(pointer('/a', 'b~c')).toBe('/a/b~0c');
  expect(pointer('/a')).toBe('/a');
});

test('steps and values come back out of what pointer puts together', () => {
  fc.assert(
    fc.property(fc.array(fc.string(), { minLength: 1, maxLength: 4 }), fc.jsonValue(), (steps, value) => {
      const nested = steps.reduceRight<unknown>((inner, step) => Object.fromEntries([[step, inner]]), value);
      expect(stepsOf(pointer('', ...steps))).toEqual(steps);
      expect(valueAt(nested, pointer('', ...steps))).toEqual(value);
    }),
  );
});

test('what is not there is undefined, and so is what is only inherited', () => {
  expect(valueAt({ a: [1, { b: 2 }] }, '/a/1/b')).toBe(2);
  expect(valueAt({ a: 1 }, '/a/b')).toBeUndefined();
  expect(valueAt({}, '/__proto__')).toBeUndefined();
  expect(valueAt({ a: 1 }, '')).toEqual({ a: 1 });
});
