import type { NamedWord } from '../named-words';
import type { Claim } from '../plan';
import type { Quotation } from '../quotation';
import { termsOfText } from '../tokens';
import type { Column, Row, Table } from './read-table';

/** Maximum number of value columns; more are a table. */
const MOST = 3;
/** A value contains a digit; a sentence does not count. */
const VALUE = /^(?=.*\d)[^。]{1,32}$/;

/** Punctuation by the table's language. */
const MARKS = {
  han: { and: '；', is: '：', with: '，', open: '（', close: '）' },
  latin: { and: '; ', is: ': ', with: ', ', open: ' (', close: ')' },
};

/**
 * States the rows' values first: **0.04 / 0.08 mm** Offset (Speed: 3000 to 4000 r/min). Undefined if there are none or
 * too many.
 */
export function valueClaim(
  words: readonly NamedWord[],
  table: Table,
  { rows, by }: { rows: Row[]; by: readonly number[] },
  quotations: readonly Quotation[],
): Claim | undefined {
  const keys = by.length > 0 ? by : [0];
  const isValue = (at: number) => !keys.includes(at) && rows.every(({ cells }) => VALUE.test(cells[at] ?? ''));
  const values = named(words, table, table.columns.map((_, at) => at).filter(isValue));
  if (values.length === 0 || values.length > MOST) return undefined;
  const cell = ({ cells }: Row, at: number) => withMeasure(cells[at] ?? '', table.columns[at]);
  const marks = MARKS[/\p{Script=Han}/u.test(table.columns.map(({ title }) => title).join('')) ? 'han' : 'latin'];
  const text = rows.flatMap((row, line) => {
    const says = values.map((at) => `**${cell(row, at)}** ${table.columns[at]?.title ?? ''}`.trim()).join(marks.and);
    const under = keys.map((at) => `${table.columns[at]?.title ?? ''}${marks.is}${cell(row, at)}`).join(marks.with);
    return [`${line > 0 ? '  \n' : ''}${says}${marks.open}${under}${marks.close} `, line];
  });
  return { text, from: quotations.slice(0, rows.length) };
}

/** The columns that the question names best, else all. */
function named(words: readonly NamedWord[], { columns }: Table, among: readonly number[]): readonly number[] {
  const said = (at: number): number => {
    const terms = termsOfText(columns[at]?.name ?? '');
    return words.filter(({ word }) => terms.has(word)).length;
  };
  const best = Math.max(0, ...among.map(said));
  return among.filter((at) => said(at) === best);
}

/** Appends the heading's unit unless the cell names it. */
const withMeasure = (cell: string, column?: Column): string =>
  [cell.replaceAll('*', ''), column && !cell.includes(column.measure) ? column.measure : ''].join(' ').trim();
