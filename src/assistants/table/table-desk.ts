import type { Query } from '../../../setting/table/query';
import { type ReadSentence, readSentence } from '../../../setting/table/read-sentence';
import { isTable, readTable } from '../../../setting/table/read-table';
import { isResult, type QueryFault, type QueryResult, runQuery } from '../../../setting/table/run-query';
import type { Column, Table } from '../../../setting/table/table';
import type { Asked } from '../file/AskReading';
import { openText, type SheetFacts } from '../file/open-text';
import type { OpenFile } from '../file/use-desk';
import type { Refusal } from '../file/use-refusal';

export type TableJob = OpenFile | { job: 'read'; sentence: string } | { job: 'run'; query: Query };

export interface ShownColumn {
  name: string;
  kind: Column['kind'];
  unit?: string;
  unread: number;
  /** Of a text column with few values: all of them. */
  values: string[];
}

export interface TableFacts {
  columns: ShownColumn[];
  rows: number;
  renamed: string[];
  /** Of a workbook: the sheet that was read. */
  book?: SheetFacts;
}

/** A result with the first rows it was taken from, as written, each with its number in the file. */
export type Answered = QueryResult & { used: { row: number; cells: string[] }[] };

export type TableAnswer =
  | { table: TableFacts }
  | { refused: Refusal }
  | { asked: Asked }
  | { sentence: ReadSentence }
  | { query: Query; result: Answered }
  | { fault: QueryFault };

/** Values offered for a condition. */
const OFFERED = 200;
const SHOWN_ROWS = 100;

/** Keeps the table that was read, so that it crosses to the worker once. */
export function tableDesk(): (job: TableJob) => Promise<TableAnswer> {
  let table: Table | undefined;
  return async (job) => {
    if (job.job === 'open') {
      const opened = await openText(job.bytes, job.choices.sheet);
      if ('refusal' in opened) return { refused: opened };
      const read = readTable(opened.text, job.choices);
      if (!isTable(read)) return 'ask' in read ? { asked: read } : { refused: read };
      table = read;
      return { table: { ...factsOf(read), ...(opened.book && { book: opened.book }) } };
    }
    if (!table) return { refused: { fault: 'empty' } };
    if (job.job === 'read') return { sentence: readSentence(job.sentence, table) };
    const result = runQuery(table, job.query);
    if (!isResult(result)) return { fault: result };
    const shown = result.groups.flatMap(({ rows }) => rows).slice(0, SHOWN_ROWS);
    const { rows } = table;
    return {
      query: job.query,
      result: { ...result, used: shown.map((row) => ({ row: row + 2, cells: rows[row] ?? [] })) },
    };
  };
}

const factsOf = ({ columns, rows, renamed }: Table): TableFacts => ({
  rows: rows.length,
  renamed,
  columns: columns.map((column) => {
    const { name, kind, unit, unread } = column;
    const values = column.kind === 'text' ? [...new Set(column.values)].filter(Boolean) : [];
    return { name, kind, unread, ...(unit && { unit }), values: values.length > OFFERED ? [] : values.sort() };
  }),
});
