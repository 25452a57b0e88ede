import type { Locale } from '../../../generated/locales';
import { message } from '../../base/messages/message';
import { csvCell } from '../../base/text/csv-cell';
import type { Fault } from './read-offering';

export interface RejectedRow {
  line: number;
  cells: string[];
  faults: Fault[];
}

/** The bad rows as a file, each with its line and why; it can be mended and imported as it is. */
export function rejectedFile(
  header: readonly string[],
  bad: readonly RejectedRow[],
  columnTitle: (column: string, locale: Locale) => string,
  locale: Locale,
): string {
  const own = [message('supply:table.line')[locale], message('supply:table.reason')[locale]];
  const lines = bad.map(({ line, cells, faults }) => {
    const reasons = faults.map(({ column, text }) =>
      [columnTitle(column, locale), text[locale]].filter(Boolean).join(': '),
    );
    const filled = header.map((_, at) => cells[at] ?? '');
    return [...filled, line, reasons.join('\n')];
  });
  return `\uFEFF${[[...header, ...own], ...lines].map((cells) => `${cells.map(csvCell).join(',')}\r\n`).join('')}`;
}

const MOST_FAULTS = 500;

export interface CheckedRow<Change> extends RejectedRow {
  /** Undefined if it is as it was, or bad. */
  change?: Change;
}

/** The rows with faults and what the others change; whether that is done now: `all` is the whole file or nothing. */
export function divideRows<Change, Row extends CheckedRow<Change>>(
  checked: readonly (Row & CheckedRow<Change>)[],
  mode: 'look' | 'all' | 'good',
) {
  const bad = checked.filter(({ faults }) => faults.length > 0);
  const changes = checked.flatMap(({ change }) => (change ? [change] : []));
  return { bad, changes, isDone: mode === 'good' || (mode === 'all' && bad.length === 0) };
}

interface Divided<Row> {
  header: readonly string[];
  checked: readonly Row[];
  bad: readonly Row[];
  /** How many rows change something. */
  changes: number;
  unknown: string[];
  isDone: boolean;
}

/** What is said of a file to whoever sent it. */
export function presentTable<Row extends RejectedRow>(
  { header, checked, bad, changes, unknown, isDone }: Divided<Row>,
  keyOf: (row: Row) => string,
  columnTitle: (column: string, locale: Locale) => string,
  locale: Locale,
) {
  return {
    ...{ rows: checked.length, fresh: 0, changed: changes, bad: bad.length, unknown, done: isDone },
    unchanged: checked.length - changes - bad.length,
    ...presentFaults({ header, bad }, keyOf, columnTitle, locale),
  };
}

function presentFaults<Row extends RejectedRow>(
  { header, bad }: { header: readonly string[]; bad: readonly Row[] },
  keyOf: (row: Row) => string,
  columnTitle: (column: string, locale: Locale) => string,
  locale: Locale,
) {
  const faults = bad.flatMap((row) =>
    row.faults.map(({ column, text }) => ({
      ...{ line: row.line, sku: keyOf(row).slice(0, 64), column: columnTitle(column, locale).slice(0, 256) },
      text: text[locale],
    })),
  );
  return {
    faults: faults.slice(0, MOST_FAULTS),
    ...(bad.length > 0 && { rejected: rejectedFile(header, bad, columnTitle, locale) }),
  };
}
