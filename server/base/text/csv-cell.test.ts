import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvCell } from './csv-cell';

test.each(['=1+1', '+1', '-2', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '＝1', '＋1', '－1', '＠x', "=cmd|' /C calc'!A0"])(
  '%j stays text in a spreadsheet',
  (text) => {
    const [[read]] = parse(csvCell(text)) as [[string]];
    expect(read).toBe(`'${text}`);
  },
);

test('numbers stay numbers, and nothing is nothing', () => {
  expect([-4.5, true, null].map(csvCell)).toEqual(['-4.5', 'true', '']);
});

test('any text comes back from a row of three, with no more than an apostrophe before it', () => {
  const cell = fc.string({ unit: 'grapheme', minLength: 1 }).map((text) => text.replaceAll('\uFEFF', ''));
  fc.assert(
    fc.property(cell, fc.constantFrom('"', ',', '\r\n', '=', ''), (text, more) => {
      const value = `${more}${text}${more}`;
      const [row] = parse(`a,${csvCell(value)},b\r\n`, { record_delimiter: '\r\n' }) as [string[]];
      expect(row).toHaveLength(3);
      expect([value, `'${value}`]).toContain(row?.[1]);
      expect(row?.[1]).not.toMatch(/^[=+\-@\t\r\n]/);
    }),
  );
});
