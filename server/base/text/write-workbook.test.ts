import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readWorkbook, type Workbook } from '../../../src/assistants/file/xlsx/read-workbook';
import { type Cell, writeWorkbook } from './write-workbook';

async function* each(rows: readonly Cell[][]) {
  yield* rows;
}

async function bytesOf(rows: readonly Cell[][], header: readonly string[]) {
  const pieces: Buffer[] = [];
  for await (const piece of writeWorkbook(each(rows), header)) pieces.push(piece);
  return Buffer.concat(pieces);
}

const read = async (rows: readonly Cell[][], header = ['a', 'b']) =>
  (await readWorkbook(await bytesOf(rows, header))) as Workbook;

test('what begins like a formula is a text, and numbers stay numbers', async () => {
  const book = await read([
    ['=1+1', 7],
    ['@SUM(A1)', -2.5],
    ['+86', true],
  ]);
  const text = (await bytesOf([['=1+1', 7]], ['a', 'b'])).toString('latin1');
  expect(text).not.toContain('<f>');
  expect(JSON.stringify(book)).toContain('=1+1');
  expect(JSON.stringify(book)).toContain('-2.5');
});

test('whatever is written is read again, without what XML cannot hold', async () => {
  const cell = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 12 }),
    fc.constantFrom('_x0041_', '_x005F_', '<b>&amp;</b>', ' a ', '油', '\ud800', ']]>'),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(cell, { minLength: 1, maxLength: 8 }), async (list) => {
      const book = await read(
        list.map((text) => [`[${text}]`]),
        ['a'],
      );
      const kept = list.map((text) =>
        text.replace(/\p{Surrogate}/gu, '\ufffd').replace(/[^\P{Cc}\t\n\r]|[\ufffe\uffff]/gu, ''),
      );
      expect(book.rows.slice(1).map(([one]) => String(one))).toEqual(kept.map((text) => `[${text}]`));
    }),
    { numRuns: 40 },
  );
});

test('many rows come in pieces and are all there', async () => {
  const rows = Array.from({ length: 20_000 }, (_, n) => [`row ${n}`, n]);
  const book = await read(rows);
  expect(book.rows).toHaveLength(20_001);
  expect(String(book.rows.at(-1)?.[0])).toBe('row 19999');
});
