import { expect, test } from 'vitest';
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
