import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shareStructure } from './share-structure';

test('says the same as the new value, to the letter', () => {
  fc.assert(
    fc.property(fc.json(), fc.json(), (one, other) => {
      const [old, value] = [JSON.parse(one), JSON.parse(other)];
      expect(JSON.stringify(shareStructure(old, value))).toBe(JSON.stringify(value));
    }),
  );
});

test('is the old value where nothing has changed', () => {
  fc.assert(
    fc.property(fc.json(), (text) => {
      const old = JSON.parse(text);
      expect(shareStructure(old, JSON.parse(text))).toBe(old);
    }),
  );
});

test('keeps what stands beside a change', () => {
  const old = { a: [{ id: 1 }, { id: 2 }], b: { c: 'x' } };
  const shared = shareStructure(old, { a: [{ id: 1 }, { id: 3 }], b: { c: 'x' } });
  expect(shared).not.toBe(old);
  expect(shared.b).toBe(old.b);
  expect(shared.a[0]).toBe(old.a[0]);
  expect(shared.a[1]).not.toBe(old.a[1]);
});

test('a key called __proto__ stays a key, functions are themselves', () => {
  const value = JSON.parse('{"__proto__":{"a":1},"b":2}');
  const shared = shareStructure({ b: 2 }, value);
  expect(Object.keys(shared)).toEqual(['__proto__', 'b']);
  expect(Object.getPrototypeOf(shared)).toBe(Object.prototype);
  const [one, two] = [() => 1, () => 1];
  expect(shareStructure({ f: one }, { f: two }).f).toBe(two);
});

test('never makes a block of two blocks: its code is found by what it is', () => {
  const load = () => undefined;
  const old = { nodes: [{ id: 'a', block: { type: 'engine/hero', v: 1, load } }] };
  const block = { type: 'answer/ask', v: 1, load };
  const shared = shareStructure(old, { nodes: [{ id: 'b', block }] });
  expect(shared.nodes[0]?.block).toBe(block);
});
