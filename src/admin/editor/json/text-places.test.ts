import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pointer } from '../../../../setting/pointer';
import { pointerAt, rangeAt } from './text-places';

const TEXT = '{\n  "title": "T",\n  "pages": { "/engine": { "blocks": [ {"id": "a"} ] } }\n}\n';
const at = (words: string) => TEXT.indexOf(words);
const shown = (pointer: string) => {
  const range = rangeAt(TEXT, pointer);
  return range && TEXT.slice(range.from, range.to);
};

test('the caret in a value or in its key is at one place', () => {
  expect(pointerAt(TEXT, at('"T"') + 1)).toBe('/title');
  expect(pointerAt(TEXT, at('"title"') + 2)).toBe('/title');
  expect(pointerAt(TEXT, at('"a"') + 1)).toBe('/pages/~1engine/blocks/0/id');
  expect(pointerAt(TEXT, 0)).toBe('');
});

test('a place is shown with its key; one that is not written down leads to the nearest around it', () => {
  expect(shown('/title')).toBe('"title": "T"');
  expect(shown('/pages/~1engine/blocks/0')).toBe('{"id": "a"}');
  expect(shown('/pages/~1engine/blocks/0/props/title')).toBe('{"id": "a"}');
  expect(shown('/theme/brandColor')).toBeUndefined();
});

test('every place of a text is found by the caret at its beginning, and leads back there', () => {
  const key = fc.constantFrom('a', 'b/c', 'd~e', '0', '', '雪');
  const { value } = fc.letrec((tie) => ({
    value: fc.oneof(
      { maxDepth: 3 },
      fc.constantFrom(1, 'x', true, null),
      fc.array(tie('value'), { maxLength: 3 }),
      tie('object'),
    ),
    object: fc.dictionary(key, tie('value'), { maxKeys: 3, noNullPrototype: true }),
  }));
  const placesOf = (inner: unknown, at = ''): string[] => [
    at,
    ...Object.entries(inner !== null && typeof inner === 'object' ? inner : {}).flatMap(([name, next]) =>
      placesOf(next, pointer(at, name)),
    ),
  ];
  fc.assert(
    fc.property(fc.dictionary(key, value, { noNullPrototype: true }), fc.nat(2), (document, spaces) => {
      const text = JSON.stringify(document, null, spaces);
      for (const place of placesOf(document).slice(1)) {
        const range = rangeAt(text, place);
        expect(pointerAt(text, range?.from ?? -1)).toBe(place);
        expect(pointerAt(text, range?.to ?? -1)).toBe(place);
      }
    }),
    { numRuns: 60 },
  );
});

test('a text that is being typed has its places as far as it can be read; a caret beyond its end stands nowhere', () => {
  expect(pointerAt('{"a":{"b":1', 7)).toBe('/a/b');
  expect(rangeAt('{"a":{"b":1', '/a/b')).toEqual({ from: 6, to: 11 });
  expect(pointerAt('', 0)).toBeUndefined();
  expect(pointerAt('{"a":1}', 99)).toBeUndefined();
});
