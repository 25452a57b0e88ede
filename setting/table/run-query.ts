import { testOf } from './holds';
import { measureOf } from './measure';
import type { Condition, Grain, Group, Measure, Query } from './query';
import { type Column, columnOf, type Table } from './table';

export interface Value {
  value: number | undefined;
  /** How many numbers it was taken from. */
  n: number;
}

export interface ResultGroup {
  /** One per group of the query; '' for rows whose cell is empty. */
  keys: string[];
  values: Value[];
  /** Rows used, from 0. */
  rows: number[];
}

export interface QueryResult {
  groups: ResultGroup[];
  /** Groups before the limit. */
  total: number;
  /** Rows that meet all conditions. */
  rows: number[];
}

/** What does not fit the table, with its place in the query. */
export type QueryFault =
  | { fault: 'noMeasure' }
  | { fault: 'noColumn'; column: string }
  | { fault: 'notNumbers'; column: string }
  | { fault: 'noGrain'; column: string }
  | { fault: 'badCondition'; condition: Condition }
  | { fault: 'badLimit'; value: number };

export function checkQuery(table: Table, { where, group, measures, limit }: Query): QueryFault | undefined {
  if (measures.length === 0) return { fault: 'noMeasure' };
  const names = [...where, ...group, ...measures].flatMap(({ column }) => column ?? []);
  const missing = names.find((name) => !columnOf(table, name));
  if (missing !== undefined) return { fault: 'noColumn', column: missing };
  const wordy = measures.find((one) => one.do !== 'count' && kindOf(table, one) !== 'number');
  if (wordy) return { fault: 'notNumbers', column: wordy.column ?? '' };
  const coarse = group.find(({ column, by }) => columnOf(table, column)?.kind === 'date' && !by);
  if (coarse) return { fault: 'noGrain', column: coarse.column };
  const bad = where.find((condition) => !testOf(columnOf(table, condition.column) as Column, condition));
  if (bad) return { fault: 'badCondition', condition: bad };
  return limit !== undefined && !(Number.isInteger(limit) && limit > 0)
    ? { fault: 'badLimit', value: limit }
    : undefined;
}

const kindOf = (table: Table, { column = '' }: Measure) => columnOf(table, column)?.kind;

export function runQuery(table: Table, query: Query): QueryResult | QueryFault {
  const fault = checkQuery(table, query);
  if (fault) return fault;
  const tests = query.where.map(
    (one) => testOf(columnOf(table, one.column) as Column, one) as (row: number) => boolean,
  );
  const rows = table.rows.flatMap((_, row) => (tests.every((test) => test(row)) ? [row] : []));
  const groups = groupsOf(table, query.group, rows).map(({ keys, rows: own }): ResultGroup => {
    return { keys, rows: own, values: query.measures.map((measure) => measured(table, measure, own)) };
  });
  const sorted = groups.sort(byOrder(query.order));
  return { groups: sorted.slice(0, query.limit), total: groups.length, rows };
}

export const isResult = (ran: QueryResult | QueryFault): ran is QueryResult => 'groups' in ran;

function groupsOf(table: Table, group: readonly Group[], rows: readonly number[]) {
  if (group.length === 0) return [{ keys: [], rows: [...rows] }];
  const keyed = group.map(({ column, by }) => keyOf(columnOf(table, column) as Column, by));
  const found = new Map<string, { keys: string[]; rows: number[] }>();
  for (const row of rows) {
    const keys = keyed.map((key) => key(row));
    const id = JSON.stringify(keys);
    const own = found.get(id);
    if (own) own.rows.push(row);
    else found.set(id, { keys, rows: [row] });
  }
  return [...found.values()];
}

function keyOf(column: Column, by: Grain = 'day'): (row: number) => string {
  if (column.kind === 'text') return (row) => column.values[row] as string;
  const { values, kind } = column;
  const shown = kind === 'number' ? String : (ms: number) => datePart(new Date(ms), by);
  return (row) => (Number.isNaN(values[row]) ? '' : shown(values[row] as number));
}

/** Weekdays count from 1, Monday, as ISO 8601 does. */
function datePart(date: Date, by: Grain): string {
  if (by === 'weekday') return String(date.getUTCDay() || 7);
  return date.toISOString().slice(0, { year: 4, month: 7, day: 10 }[by]);
}

function measured(table: Table, { do: what, column }: Measure, rows: readonly number[]): Value {
  const own = column === undefined ? undefined : columnOf(table, column);
  if (what === 'count' || own?.kind !== 'number') return { value: rows.length, n: rows.length };
  const numbers = rows.map((row) => own.values[row] as number).filter((value) => !Number.isNaN(value));
  return { value: measureOf(what, numbers), n: numbers.length };
}

/** Groups without a value stand last, and equal ones by their names, so that the order is always the same. */
function byOrder(order: Query['order']): (a: ResultGroup, b: ResultGroup) => number {
  const names = (a: ResultGroup, b: ResultGroup) =>
    a.keys.reduce((so, key, i) => so || key.localeCompare(b.keys[i] ?? '', 'en', { numeric: true }), 0);
  if (order === 'key') return names;
  const sign = order === 'most' ? -1 : 1;
  return (a, b) => {
    const [x, y] = [a.values[0]?.value, b.values[0]?.value];
    if (x === undefined || y === undefined) return Number(x === undefined) - Number(y === undefined) || names(a, b);
    return sign * (x - y) || names(a, b);
  };
}
