import { describe, expect, test } from 'vitest';
import { nodeAt } from './edit-text';
import { indentOfLine, layoutOf, separatorOf, write } from './layout-of';
import { readText } from './read-text';

function at(text: string, pointer: string) {
  const node = nodeAt(readText(text).tree, pointer);
  if (!node) throw new Error(`Nothing at ${pointer} of ${text}`);
  return { layout: layoutOf(text, node), separator: separatorOf(text, node) };
}

describe('new text looks like the text around it', () => {
  test.each([
    ['two spaces', '{\n  "a": {\n    "b": 1\n  }\n}', '\n    ', '\n  ', '    '],
    ['tabs', '{\n\t"a": {\n\t\t"b": 1\n\t}\n}', '\n\t\t', '\n\t', '\t\t'],
    ['one line', '{"a":{ "b": 1 }}', ' ', ' ', undefined],
    ['one line of many', '{\n  "a": { "b": 1 }\n}', ' ', ' ', undefined],
    ['lines of Windows', '{\r\n  "a": {\r\n    "b": 1\r\n  }\r\n}', '\r\n    ', '\r\n  ', '    '],
    ['an empty line before it', '{\n  "a": {\n\n    "b": 1\n  }\n}', '\n\n    ', '\n  ', '    '],
  ])('of %s', (_, text, before, after, indent) => {
    expect(at(text, '/a').layout).toEqual({ before, after, indent });
  });

  test('in an empty place of a text with lines a step further in, and of a text on one line on it', () => {
    expect(at('{\n  "a": {}\n}', '/a').layout).toEqual({ before: '\n    ', after: '\n  ', indent: '    ' });
    expect(at('{"a":[]}', '/a').layout).toEqual({ before: '', after: '', indent: undefined });
  });

  test('between siblings on one line stands what stood between the first two', () => {
    expect(at('{"a":[1 ,  2]}', '/a').separator).toBe('   ');
    expect(at('{"a":[1,2]}', '/a').separator).toBe('');
    expect(at('{"a":[ 1 ]}', '/a').separator).toBe(' ');
    expect(at('{\n  "a": 1,\n  "b": 2\n}', '').separator).toBe('\n  ');
  });

  test('a line is indented by what it begins with, and by no more than what stands before the place', () => {
    const text = '{\n  "a": 1,\n\t"b": 2}';
    expect(indentOfLine(text, text.indexOf('1'))).toBe('  ');
    expect(indentOfLine(text, text.indexOf('2'))).toBe('\t');
    expect(indentOfLine(text, 0)).toBe('');
    expect(indentOfLine('    x', 2)).toBe('  ');
  });

  test('a value has lines where its place has them', () => {
    expect(write({ a: [1] }, undefined)).toBe('{"a":[1]}');
    expect(write({ a: 1 }, '    ')).toBe('{\n      "a": 1\n    }');
    expect(write('a\nb', '    ')).toBe('"a\\nb"');
  });
});
