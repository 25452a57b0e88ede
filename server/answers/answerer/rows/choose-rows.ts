import type { SearchHit } from '../../../knowledge';
import type { NamedWord } from '../named-words';
import { termsOfText } from '../tokens';
import { overlaps, type Quantity, readQuantities } from './read-quantities';
import type { Row, Table } from './read-table';

/** Rows of a table, and the columns they were chosen by. */
export interface Chosen {
  rows: Row[];
  by: number[];
}

/** Rows that meet all conditions for which the table has a column; null if it has none. */
export function rowsHolding(conditions: readonly Quantity[], table: Table): Chosen | null {
  let { rows } = table;
  const by: number[] = [];
  for (const condition of conditions) {
    const column = columnFor(condition, table);
    if (column < 0) continue;
    by.push(column);
    rows = rows.filter((row) => quantitiesAt(table, row, column).some((cell) => overlaps(condition, cell)));
  }
  return by.length > 0 ? { rows, by } : null;
}

/**
 * The column of a condition: the first, or one that mostly holds ranges. A results column in the same unit is neither.
 */
function columnFor({ dim }: Quantity, table: Table): number {
  return table.columns.findIndex((_, index) => {
    const cells = table.rows.map((row) => quantitiesAt(table, row, index).filter((cell) => cell.dim === dim));
    const read = cells.filter((list) => list.length > 0);
    if (read.length * 2 < cells.length || read.length === 0) return false;
    const ranges = read.filter((list) => list.some(({ low, high }) => low !== high));
    return index === 0 || ranges.length * 2 >= read.length;
  });
}

const quantitiesAt = (table: Table, row: Row, index: number): Quantity[] =>
  readQuantities(inherited(table, row, index), table.columns[index]?.unit);

/** "Group 1" below "Group 1: above 300 kW" means the same group. */
function inherited({ rows }: Table, row: Row, index: number): string {
  const cell = row.cells[index] ?? '';
  const above = rows.slice(0, rows.indexOf(row)).map(({ cells }) => cells[index] ?? '');
  return (
    above.find((other) => cell !== '' && /^\s*[:：]/.test(other.slice(cell.length)) && other.startsWith(cell)) ?? cell
  );
}

/** Rows that contain most of the question's words, ignoring words in the headings or in most rows. */
export function rowsNamed(words: readonly NamedWord[], hit: SearchHit, table: Table): Row[] {
  const above = termsOfText([hit.title, ...hit.headings, ...table.columns.map(({ name }) => name)].join('\n'));
  const keys = table.rows.map(({ cells }) => termsOfText(cells[0] ?? ''));
  const all = table.rows.map(({ cells }) => termsOfText(cells.join('\n')));
  const isCommon = (word: string) => all.filter((said) => said.has(word)).length * 2 > all.length;
  const telling = words.filter(({ word }) => !above.has(word) && !isCommon(word));
  const weights = all.map(
    (said, index) =>
      sum(telling.filter(({ word }) => said.has(word))) + sum(telling.filter(({ word }) => keys[index]?.has(word))),
  );
  const best = Math.max(0, ...weights);
  return best > 0 ? table.rows.filter((_, index) => weights[index] === best) : [];
}

export function refine(words: readonly NamedWord[], held: Row[], hit: SearchHit, table: Table): Row[] {
  if (held.length <= 1) return held;
  const named = rowsNamed(words, hit, { ...table, rows: held });
  return named.length > 0 ? named : held;
}

const sum = (words: readonly NamedWord[]): number => words.reduce((all, { weight }) => all + weight, 0);
