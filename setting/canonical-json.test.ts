import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonicalJson } from './canonical-json';

/** JSON values as they result from parsing text. */
const json = fc.jsonValue().map((value) => JSON.parse(JSON.stringify(value)));

function shuffled(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shuffled);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).reverse();
  return JSON.parse(`{${entries.map(([k, v]) => `${JSON.stringify(k)}:${JSON.stringify(shuffled(v))}`).join(',')}}`);
}

test('nothing is lost and nothing is added', () => {
  fc.assert(
    fc.property(json, (value) => {
      expect(JSON.parse(canonicalJson(value))).toEqual(value);
    }),
  );
});

test('the order of keys does not matter', () => {
  fc.assert(
    fc.property(json, (value) => {
      expect(canonicalJson(shuffled(value))).toBe(canonicalJson(value));
    }),
  );
});

test('texts are equal exactly when the documents are', () => {
  fc.assert(
    fc.property(json, json, (a, b) => {
      expect(canonicalJson(a) === canonicalJson(b)).toBe(isDeepStrictEqual(a, b));
    }),
  );
});

test('keys that mean something to JavaScript are kept', () => {
  const value = JSON.parse('{"b":1,"__proto__":{"z":1,"a":2},"constructor":3}');
  expect(canonicalJson(value)).toBe('{"__proto__":{"a":2,"z":1},"b":1,"constructor":3}');
});
