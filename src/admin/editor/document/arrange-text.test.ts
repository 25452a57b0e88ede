import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { arrangeText, movedOrder } from './arrange-text';

const TEXT = '{ "own" : [ {"t" : 1} ,\n  2,   "three" , [4] ] , "empty": [ ], "title": "T" }';

describe('items of a list in another order', () => {
  test('keep their own text each, and what stands between the places stays', () => {
    expect(arrangeText(TEXT, '/own', [3, 0, 1, 2])).toBe(
      '{ "own" : [ [4] ,\n  {"t" : 1},   2 , "three" ] , "empty": [ ], "title": "T" }',
    );
  });

  test.each([
    ['too few', '/own', [0, 1, 2]],
    ['too many', '/own', [0, 1, 2, 3, 4]],
    ['one twice', '/own', [0, 0, 1, 2]],
    ['one that is not there', '/own', [0, 1, 2, 9]],
    ['no list', '/title', [0]],
    ['nothing there', '/nowhere', [0]],
    ['an empty list', '/empty', []],
  ])('with %s change nothing', (_, at, order) => {
    expect(arrangeText(TEXT, at, order)).toBe(TEXT);
  });

  test('say what the order says, and the way back gives every byte back', () => {
    const item = fc.oneof(
      fc.integer(),
      fc.string({ maxLength: 5 }),
      fc.constant([1, [2]]),
      fc.constant({ a: { b: 1 } }),
    );
    const list = fc.array(item, { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(list, fc.infiniteStream(fc.nat(100)), fc.nat(3), (items, weights, spaces) => {
        const text = JSON.stringify({ list: items, more: 1 }, null, spaces);
        const order = items.map((_, index) => ({ index, weight: weights.next().value ?? 0 }));
        const places = order.sort((a, b) => a.weight - b.weight).map(({ index }) => index);
        const arranged = arrangeText(text, '/list', places);
        expect(JSON.parse(arranged)).toEqual({ list: places.map((at) => items[at]), more: 1 });
        expect(arranged).toHaveLength(text.length);
        const back = items.map((_, index) => places.indexOf(index));
        expect(arrangeText(arranged, '/list', back)).toBe(text);
      }),
      { numRuns: 60 },
    );
  });
});

test('the order after a move is what taking an item out and putting it in makes of it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9 }), fc.nat(8), fc.nat(8), (size, from, to) => {
      const order = movedOrder(size, from % size, to % size);
      expect([...order].sort((a, b) => a - b)).toEqual(Array.from({ length: size }, (_, index) => index));
      expect(order[to % size]).toBe(from % size);
      const others = order.filter((index) => index !== from % size);
      expect(others).toEqual([...others].sort((a, b) => a - b));
    }),
  );
});
