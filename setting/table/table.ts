interface Common {
  /** As in the head, without its unit; unique. */
  name: string;
  unit?: string;
  /** Cells with something that the kind of column cannot hold; they count as empty. */
  unread: number;
}

/** NaN where the cell is empty. */
export interface NumberColumn extends Common {
  kind: 'number';
  values: Float64Array;
}

/** Milliseconds of the time as written, taken as UTC; NaN where the cell is empty. */
export interface DateColumn extends Common {
  kind: 'date';
  values: Float64Array;
}

/** '' where the cell is empty. */
export interface TextColumn extends Common {
  kind: 'text';
  values: string[];
}

export type Column = NumberColumn | DateColumn | TextColumn;

export interface Table {
  columns: Column[];
  /** Cells as written, for showing what was used. Rows count from 1, below the head. */
  rows: string[][];
  /** Columns of the same name, told apart by a number behind it. */
  renamed: string[];
}

export const columnOf = ({ columns }: Table, name: string): Column | undefined =>
  columns.find((column) => column.name === name);

export const TABLE_LIMITS = { bytes: 50_000_000, rows: 200_000, columns: 200 } as const;

export type DecimalMark = 'point' | 'comma';
export type DateOrder = 'dmy' | 'mdy';

/** Why a text is no table; `ask` is a question whose answer makes it one. */
export type TableFault =
  | { fault: 'empty' }
  | { fault: 'headOnly' }
  | { fault: 'binary' }
  | { fault: 'unclosed'; row: number }
  | { fault: 'ragged'; row: number; found: number; expected: number }
  | { fault: 'manyRows'; value: number; limit: number }
  | { fault: 'manyColumns'; value: number; limit: number }
  | { ask: 'decimal'; column: string; examples: [string, string] }
  | { ask: 'order'; column: string; example: string };
