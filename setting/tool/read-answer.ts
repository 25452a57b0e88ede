import { isObject, type JsonValue } from '../json-value';
import { pointer, valueAt } from '../pointer';
import type { Operation, Output, Shown } from './tool';

const MOST_ROWS = 200;
const MOST_COLUMNS = 30;
const LONGEST_CELL = 500;
const LONGEST_TEXT = 20_000;

type Column = NonNullable<Output['columns']>[number];

/** What is shown of an answer. An answer of another form than the operation says is shown as its text. */
export function readAnswer({ output }: Pick<Operation, 'output'>, answer: string): Shown {
  const asText = (text: string): Shown => ({
    ...{ kind: 'text', columns: [], rows: [], total: 0 },
    text: text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT - 1)}…` : text,
  });
  const whole = parse(answer);
  if (output.kind === 'text' || whole === undefined) return asText(answer);
  const found = valueAt(whole, output.pointer ?? '');
  if (output.kind === 'table' && Array.isArray(found)) return asTable(output.columns ?? columnsOf(found), found);
  if (output.kind === 'values' && isObject(found))
    return { ...asTable(output.columns ?? columnsOf([found]), [found]), kind: 'values' };
  return asText(JSON.stringify(whole, null, 2));
}

function asTable(columns: readonly Column[], found: readonly JsonValue[]): Shown {
  return {
    kind: 'table',
    columns: columns.map(({ label, unit }) => ({ label, ...(unit && { unit }) })),
    rows: found.slice(0, MOST_ROWS).map((row) => columns.map((column) => cell(valueAt(row, column.pointer)))),
    total: found.length,
    text: '',
  };
}

/** Every property of the first rows, where the operation names none. */
function columnsOf(rows: readonly JsonValue[]): Column[] {
  const names = new Set(rows.slice(0, 20).flatMap((row) => (isObject(row) ? Object.keys(row) : [])));
  return [...names].slice(0, MOST_COLUMNS).map((name) => ({
    pointer: pointer('', name),
    label: { 'zh-CN': name.slice(0, 160) || '—', 'en-US': name.slice(0, 160) || '—' },
  }));
}

function cell(value: JsonValue | undefined): string | number | boolean | null {
  if (value === undefined || value === null) return null;
  if (typeof value === 'object') return cell(JSON.stringify(value));
  return typeof value === 'string' && value.length > LONGEST_CELL ? `${value.slice(0, LONGEST_CELL - 1)}…` : value;
}

function parse(text: string): JsonValue | undefined {
  try {
    return JSON.parse(text) as JsonValue;
  } catch {
    return undefined;
  }
}
