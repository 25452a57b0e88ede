import { readNumber } from '../assistant/calculator/read-number';
import type { Condition } from './query';
import type { Column } from './table';

export type Test = (row: number) => boolean;

/** A condition as a test of rows; undefined where its value does not fit the column. */
export function testOf(column: Column, { is, value = '' }: Condition): Test | undefined {
  if (is === 'empty' || is === 'filled') {
    const empty: Test =
      column.kind === 'text' ? (row) => column.values[row] === '' : (row) => Number.isNaN(column.values[row]);
    return is === 'empty' ? empty : (row) => !empty(row);
  }
  if (column.kind === 'text') return textTest(column.values, is, value);
  const range = column.kind === 'date' ? periodOf(value) : pointOf(value);
  if (!range || is === 'contains') return undefined;
  const [from, to] = range;
  const at = (row: number) => column.values[row] as number;
  // An empty cell is NaN, for which no comparison holds; so `not` must ask for a value, too.
  return {
    equals: (row: number) => at(row) >= from && at(row) <= to,
    not: (row: number) => at(row) < from || at(row) > to,
    above: (row: number) => at(row) > to,
    below: (row: number) => at(row) < from,
    atLeast: (row: number) => at(row) >= from,
    atMost: (row: number) => at(row) <= to,
  }[is];
}

function textTest(values: readonly string[], is: Condition['is'], value: string): Test | undefined {
  const wanted = value.trim().toLowerCase();
  const at = (row: number) => (values[row] as string).toLowerCase();
  if (wanted === '') return undefined;
  if (is === 'equals') return (row) => at(row) === wanted;
  if (is === 'not') return (row) => at(row) !== '' && at(row) !== wanted;
  return is === 'contains' ? (row) => at(row).includes(wanted) : undefined;
}

function pointOf(value: string): [number, number] | undefined {
  const read = readNumber(value);
  return 'value' in read ? [read.value, read.value] : undefined;
}

/** First and last millisecond of a minute, day, month or year. */
export function periodOf(value: string): [number, number] | undefined {
  const found = /^(\d{4})(?:-(\d{1,2})(?:-(\d{1,2})(?: (\d{1,2}):(\d{2}))?)?)?$/.exec(value.trim());
  if (!found) return undefined;
  const [year, month, day] = [Number(found[1]), Number(found[2] ?? 1), Number(found[3] ?? 1)];
  const start = new Date(Date.UTC(year, month - 1, day));
  if (start.getUTCMonth() !== month - 1 || start.getUTCDate() !== day) return undefined;
  if (found[4]) {
    const minute = start.getTime() + (Number(found[4]) * 60 + Number(found[5])) * 60_000;
    return Number(found[4]) < 24 && Number(found[5]) < 60 ? [minute, minute + 59_999] : undefined;
  }
  const after = found[3]
    ? Date.UTC(year, month - 1, day + 1)
    : found[2]
      ? Date.UTC(year, month)
      : Date.UTC(year + 1, 0);
  return [start.getTime(), after - 1];
}
