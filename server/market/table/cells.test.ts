import fc from 'fast-check';
import { expect, test } from 'vitest';
import { joinParts, splitLines, splitParts } from '../../../setting/market/cells';
import { csvCell, uncsvCell } from '../../base/text/csv-cell';

/** Text that breaks tables: formulas, dividers, quotes, line ends, controls. */
const naughty = fc.oneof(
  fc.string(),
  fc.string({
    unit: fc.constantFrom('=', '+', '-', '@', "'", '|', '\\', 'n', '\n', '\r', '\t', '"', ',', ';', '＝', 'é', '油'),
  }),
);

test('what is written in a cell is read again, whatever it is', () => {
  fc.assert(
    fc.property(naughty, (text) => {
      const written = csvCell(text);
      const inside = written.startsWith('"') ? written.slice(1, -1).replaceAll('""', '"') : written;
      expect(uncsvCell(inside)).toBe(text);
      expect(inside).not.toMatch(/^[=+\-@\t\r\n＝＋－＠]/);
    }),
  );
});

test('fields of a line and lines of a cell are read as they were written', () => {
  const part = naughty.map((text) => text.replaceAll('\r', '').trim());
  fc.assert(
    fc.property(fc.array(fc.array(part, { minLength: 2, maxLength: 6 }), { maxLength: 5 }), (lines) => {
      const cell = lines.map(joinParts).join('\n');
      expect(splitLines(cell).map(splitParts)).toEqual(lines);
    }),
  );
});

test('what is no escape stays as it is', () => {
  expect(splitParts('a\\b | c\\|d |')).toEqual(['ab', 'c|d', '']);
  expect(splitParts('')).toEqual(['']);
});
