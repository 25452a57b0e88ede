import fc from 'fast-check';
import { expect, test } from 'vitest';
import { editValue } from './edit-value';

const edit = (text: string, after: unknown) => editValue(text, '', JSON.parse(text), after);

test('only what differs is written: order, spaces and keys the form does not know stay', () => {
  const text = '{ "b":1,  "a" : [ "x","y" ], "own":{"kept" : true} }';
  expect(edit(text, { a: ['x', 'z'], own: { kept: true }, b: 1 })).toBe(text.replace('"y"', '"z"'));
  expect(editValue(text, '/a', ['x', 'y'], ['y', 'x'])).toBe(text.replace('"x","y"', '"y","x"'));
  expect(edit(text, { b: 1, a: ['x', 'y'] })).toBe(text.replace(', "own":{"kept" : true}', ''));
});

test('a list keeps the text of its items when one comes, goes or moves', () => {
  const text = '[ {"t" : 1} , {"t" :2}, {"t": 3} ]';
  const of = (after: unknown) => editValue(`{"l":${text}}`, '/l', JSON.parse(text), after).slice(5, -1);
  expect(of([{ t: 1 }, { t: 3 }])).toBe('[ {"t" : 1}, {"t": 3} ]');
  expect(of([{ t: 3 }, { t: 1 }, { t: 2 }])).toBe('[ {"t": 3} , {"t" : 1}, {"t" :2} ]');
  expect(of([{ t: 1 }, { t: 9 }, { t: 3 }])).toBe('[ {"t" : 1} , {"t" :9}, {"t": 3} ]');
});

test('a form that only made room for what might be filled in has said nothing', () => {
  const text = '{"title":"T"}';
  expect(edit(text, { title: 'T', header: {}, theme: { dark: {} } })).toBe(text);
  expect(JSON.parse(edit(text, { title: 'T', header: { links: [] } }))).toEqual({ title: 'T', header: { links: [] } });
});

test('an item without a value yet is kept as an empty one, in a list on lines as in one on a line', () => {
  const lines = '{\n  "l": [\n    3\n  ]\n}';
  expect(editValue(lines, '/l', [3], [3, undefined])).toBe('{\n  "l": [\n    3,\n    null\n  ]\n}');
  expect(editValue('{"l":[3]}', '/l', [3], [3, undefined])).toBe('{"l":[3,null]}');
  expect(editValue('{"l":["a","b"]}', '/l', ['a', 'b'], [undefined, 'b'])).toBe('{"l":[null,"b"]}');
  expect(editValue('{"l":[null,"b"]}', '/l', [null, 'b'], ['b', undefined])).toBe('{"l":["b",null]}');
  expect(editValue('{}', '/l', undefined, [undefined])).toBe('{"l":[null]}');
});

test('what a form hands over is what is there afterwards', () => {
  const leaf = fc.oneof(fc.string({ maxLength: 4 }), fc.integer(), fc.boolean());
  const { value } = fc.letrec((tie) => ({
    value: fc.oneof({ maxDepth: 3 }, leaf, fc.array(tie('value'), { minLength: 1, maxLength: 4 }), tie('object')),
    object: fc.dictionary(fc.constantFrom('a', 'b', 'c/d'), tie('value'), { minKeys: 1, noNullPrototype: true }),
  }));
  fc.assert(
    fc.property(value, value, (before, after) => {
      const text = JSON.stringify({ at: before }, null, 2);
      expect(JSON.parse(editValue(text, '/at', before, after))).toEqual({ at: after });
    }),
    { numRuns: 80 },
  );
});
