import { createContext, runInContext } from 'node:vm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createAdopter } from './adopt';

test('says the same, in objects of its own', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const copy = createAdopter()(value);
      expect(JSON.stringify(copy)).toBe(JSON.stringify(value));
      if (typeof value === 'object' && value !== null) expect(copy).not.toBe(value);
    }),
  );
});

test('what another window made becomes a thing of this one', () => {
  const theirs: object = runInContext('({ list: [{ a: 1 }] })', createContext());
  expect(Object.getPrototypeOf(theirs)).not.toBe(Object.prototype);
  const own = createAdopter()(theirs) as { list: unknown[] };
  expect(Object.getPrototypeOf(own)).toBe(Object.prototype);
  expect(own.list).toBeInstanceOf(Array);
  expect(own).toEqual({ list: [{ a: 1 }] });
});

test('a part that was there before is the copy that was made of it then', () => {
  const adopt = createAdopter();
  const blocks = [{ id: 'a' }, { id: 'b' }];
  const first = adopt({ title: 'one', blocks });
  const second = adopt({ title: 'two', blocks: [blocks[0], { id: 'c' }] });
  expect(second).toEqual({ title: 'two', blocks: [{ id: 'a' }, { id: 'c' }] });
  expect(second.blocks[0]).toBe(first.blocks[0]);
  expect(adopt({ title: 'two', blocks }).blocks).toBe(first.blocks);
});

test('a key called __proto__ stays a key', () => {
  const copy = createAdopter()(JSON.parse('{"__proto__":{"a":1}}'));
  expect(Object.keys(copy)).toEqual(['__proto__']);
  expect(Object.getPrototypeOf(copy)).toBe(Object.prototype);
});
