import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pageLines, type TextItem } from './pdf-lines';

/** A text run at x, y; each letter is half as wide as high. */
const run = (str: string, x: number, y: number, size = 10, hasEOL = false): TextItem => ({
  str,
  transform: [size, 0, 0, size, x, y],
  width: (str.length * size) / 2,
  height: size,
  hasEOL,
});
const texts = (...items: TextItem[]) => pageLines(items).map(({ text }) => text);

test('runs at one height are one line, with a space where there is room for one', () => {
  expect(texts(run('hot', 0, 100), run('bearing', 20, 100), run('s', 55, 100))).toEqual(['hot bearings']);
});

test('there is no space between Han characters, and no second one beside one that is written', () => {
  expect(texts(run('轴承', 0, 100), run('发热', 40, 100))).toEqual(['轴承发热']);
  expect(texts(run('a ', 0, 100), run('b', 40, 100))).toEqual(['a b']);
});

test('another height or an end of line begins another line; a raised figure does not', () => {
  expect(texts(run('one', 0, 100), run('two', 0, 80))).toEqual(['one', 'two']);
  expect(texts(run('one', 0, 100, 10, true), run('two', 0, 100))).toEqual(['one', 'two']);
  expect(texts(run('10', 0, 100), run('6', 10, 104, 6))).toEqual(['106']);
});

test('the size of a line is that of its largest letters', () => {
  expect(pageLines([run('a', 0, 100, 8), run('B', 10, 100, 14)])).toMatchObject([{ size: 14, y: 100 }]);
});

test('a run that tells no height has that of its matrix', () => {
  expect(pageLines([{ ...run('a', 0, 100, 12), height: 0 }])[0]?.size).toBe(12);
});

test('blank runs make no line, and no letter is lost or doubled', () => {
  expect(texts(run('  ', 0, 100), run('', 0, 90), run(' ', 0, 80, 10, true))).toEqual([]);
  const item = fc
    .record({ str: fc.constantFrom('a', '轴', ' ', 'b c', ''), x: fc.nat(400), y: fc.nat(30), eol: fc.boolean() })
    .map(({ str, x, y, eol }) => run(str, x, y, 10, eol));
  fc.assert(
    fc.property(fc.array(item, { maxLength: 30 }), (items) => {
      const letters = (all: string[]) => all.join('').replaceAll(' ', '');
      expect(letters(texts(...items))).toBe(letters(items.map(({ str }) => str)));
    }),
  );
});
