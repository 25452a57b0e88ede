import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareAnswers, isFault, namesOf, quietPointer } from './compare-answers';

const known = (name: string) => ['data', 'list', 'name', 'price', 'a/b'].includes(name);

describe('two answers', () => {
  test.each([
    [{ name: 'x' }, { name: 'x' }, []],
    [{ name: 'x' }, { name: 'y' }, [['/name', 'value']]],
    [{ name: 'x' }, {}, [['/name', 'missing']]],
    [{}, { price: 1 }, [['/price', 'added']]],
    [{ price: 1 }, { price: '1' }, [['/price', 'type']]],
    [{ price: 1 }, { price: null }, [['/price', 'type']]],
    [{ list: [1, 2] }, { list: [1] }, [['/list', 'length']]],
    [
      { list: [{ name: 'x' }] },
      { list: [{ name: 'x' }, {}] },
      [
        ['/list', 'length'],
        ['/list/*/name', 'missing'],
      ],
    ],
    [{ 'a/b': 1 }, {}, [['/a~1b', 'missing']]],
    [{ list: [] }, { list: [{ price: 2 }] }, [['/list', 'length']]],
  ])('%j and %j', (ours, theirs, expected) => {
    expect(compareAnswers(ours, theirs, known).map(({ pointer, kind }) => [pointer, kind])).toEqual(expected);
  });

  test('differ without fault where only their content does', () => {
    expect(compareAnswers({ name: 'x', list: [1] }, { name: 'y', list: [] }, known).filter(isFault)).toEqual([]);
    expect(compareAnswers({ name: 'x' }, { name: 1 }, known).filter(isFault)).toHaveLength(1);
  });

  test('are told apart without a word of them, whatever they are', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 4 }), fc.jsonValue({ maxDepth: 4 }), (ours, theirs) => {
        const found = compareAnswers(ours, theirs, known);
        expect(found.length).toBeLessThanOrEqual(50);
        for (const { pointer } of found)
          for (const part of pointer.split('/').slice(1))
            expect(['*', 'data', 'list', 'name', 'price', 'a~1b']).toContain(part);
      }),
    );
  });

  test('that are equal do not differ', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(compareAnswers(value, structuredClone(value), known)).toEqual([]);
      }),
    );
  });
});

test('a validator’s pointer loses what the contract does not name', () => {
  expect(quietPointer('/data/0/13800000042/name', known)).toBe('/data/*/*/name');
  expect(quietPointer('', known)).toBe('');
});

test('names are those of properties, wherever they are', () => {
  expect([...namesOf({ allOf: [{ properties: { a: { items: { properties: { b: {} } } } } }], title: 'c' })]).toEqual([
    'a',
    'b',
  ]);
});
