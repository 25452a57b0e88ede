import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { valueAt } from '../../../../setting/pointer';
import { editText, insertAt } from './edit-text';
import { readText } from './read-text';

const TEXT = '{\n  "title": "Old",\n  "own": { "deep": [ 1,2 , 3 ] , "x":{} },\n  "empty": []\n}\n';

describe('one edit', () => {
  test.each([
    ['/title', 'New', TEXT.replace('"Old"', '"New"')],
    ['/own/deep/1', 7, TEXT.replace('1,2 , 3', '1,7 , 3')],
    ['/own/deep/0', undefined, TEXT.replace('[ 1,2 , 3 ]', '[ 2 , 3 ]')],
    ['/own/deep/2', undefined, TEXT.replace('[ 1,2 , 3 ]', '[ 1,2 ]')],
    ['/title', undefined, TEXT.replace('"title": "Old",\n  ', '')],
    ['/empty', undefined, TEXT.replace(',\n  "empty": []', '')],
    ['/own/x/y', true, TEXT.replace('"x":{}', '"x":{\n    "y": true\n  }')],
    ['/nothing', undefined, TEXT],
    ['/title/inside', 1, TEXT],
  ])('at %s to %j leaves every other byte', (path, value, after) => {
    expect(editText(TEXT, path, value)).toBe(after);
  });

  test('makes what is missing on the way, one step of a pointer at a time', () => {
    expect(JSON.parse(editText('{}', '/pages/~1engine/v', 1))).toEqual({ pages: { '/engine': { v: 1 } } });
    expect(editText('not json', '/a', 1)).toBe('not json');
  });

  test('of a string that is as long as nothing, or holds quotes and lines, can be read again', () => {
    for (const value of ['', '"', '\\', 'a\nb', '\u2028', '</script>', '雪']) {
      const after = editText(TEXT, '/title', value);
      // The tree is shifted instead of parsed again, and must match the text.
      expect(readText(after).value).toEqual(JSON.parse(after));
      expect(JSON.parse(after).title).toBe(value);
    }
  });
});

test('an item that is put in stands at its place, or at the end', () => {
  const list = (text: string) => valueAt(JSON.parse(text), '/own/deep');
  expect(list(insertAt(TEXT, '/own/deep', 0, 0))).toEqual([0, 1, 2, 3]);
  expect(list(insertAt(TEXT, '/own/deep', 99, 4))).toEqual([1, 2, 3, 4]);
  expect(list(insertAt(TEXT, '/own/deep', -1, 0))).toEqual([0, 1, 2, 3]);
  expect(JSON.parse(insertAt(TEXT, '/new', 5, 'only')).new).toEqual(['only']);
});

test('many edits by many ways leave what JSON would have', () => {
  const key = fc.constantFrom('a', 'b/c', 'd~e', '0', '');
  const value = fc.oneof(fc.string(), fc.integer(), fc.constant(null), fc.constant({ k: [1] }));
  fc.assert(
    fc.property(fc.array(fc.tuple(key, value), { minLength: 1, maxLength: 6 }), fc.boolean(), (edits, oneLine) => {
      let text = oneLine ? '{"z":1}' : '{\n  "z": 1\n}\n';
      const wanted: Record<string, unknown> = { z: 1 };
      for (const [name, to] of edits) {
        text = editText(text, `/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`, to);
        wanted[name] = to;
        expect(readText(text).value).toEqual(wanted);
      }
      expect(JSON.parse(text)).toEqual(wanted);
    }),
    { numRuns: 60 },
  );
});
