import type { Locale } from '../../../generated/locales';
import type { Query } from '../../../setting/table/query';
import { readSentence } from '../../../setting/table/read-sentence';
import { isTable, readTable } from '../../../setting/table/read-table';
import { isResult, type QueryResult, runQuery } from '../../../setting/table/run-query';
import { columnOf, type Table } from '../../../setting/table/table';
import { message } from '../../base/messages/message';
import type { AttachmentRow } from '../store/attachments';

export interface TableAnswer {
  file: AttachmentRow;
  /** Markdown. */
  text: string;
  /** What it was taken from, in words: the source that the answer cites. */
  basis: string;
}

/** Groups and rows shown. */
const MOST_GROUPS = 20;
const MOST_ROWS = 5;

/**
 * Answers a question that one of the attached tables answers by a query that every word of the question fits. Nothing is
 * guessed: with a word left over there is no answer.
 */
export function askTable(question: string, files: readonly AttachmentRow[], locale: Locale): TableAnswer | null {
  for (const file of files) {
    if (file.kind !== 'table') continue;
    const table = readTable(file.text);
    if (!isTable(table)) continue;
    const { query, whole } = readSentence(question, table);
    const result = whole ? runQuery(table, query) : undefined;
    if (result && isResult(result)) return { file, ...tell(table, query, result, locale) };
  }
  return null;
}

/** What can be asked of the tables, for a question that is about them and fits no query. */
export function tableHelp(files: readonly AttachmentRow[], locale: Locale): string | null {
  const lines = files.flatMap((file) => {
    const table = file.kind === 'table' ? readTable(file.text) : null;
    if (!table || !isTable(table)) return [];
    const columns = table.columns.map(({ name }) => cell(name)).join(', ');
    const number = table.columns.find(({ kind }) => kind === 'number')?.name;
    const text = table.columns.find(({ kind }) => kind === 'text')?.name;
    const examples = [
      message('answers:table.examples.count')[locale],
      ...(number ? [message('answers:table.examples.sum', { number: cell(number) })[locale]] : []),
      ...(number && text
        ? [message('answers:table.examples.by', { number: cell(number), text: cell(text) })[locale]]
        : []),
    ];
    const head = message('answers:table.help', { name: cell(file.name), rows: table.rows.length, columns })[locale];
    return [`${head}\n\n${examples.map((each) => `- ${each}`).join('\n')}`];
  });
  return lines.length > 0 ? lines.join('\n\n') : null;
}

function tell(table: Table, query: Query, result: QueryResult, locale: Locale): Pick<TableAnswer, 'text' | 'basis'> {
  const [measure] = query.measures;
  const what = measure?.do ?? 'count';
  const column = measure?.column === undefined ? undefined : columnOf(table, measure.column);
  const name = column ? `${measureName(what, locale)}: ${cell(column.name)}` : measureName('count', locale);
  // The head of a column often has its unit.
  const unit = column?.unit && !column.name.includes(column.unit) ? ` ${cell(column.unit)}` : '';
  const shown = result.groups.slice(0, MOST_GROUPS);
  const format = (value: number | undefined) => (value === undefined ? '–' : `${number(value, locale)}${unit}`);
  const said =
    query.group.length === 0
      ? `**${name}: ${format(shown[0]?.values[0]?.value)}**`
      : [
          `| ${query.group.map((group) => cell(group.column)).join(' | ')} | ${name} |`,
          `|${' --- |'.repeat(query.group.length)} ---: |`,
          ...shown.map(
            ({ keys, values }) =>
              `| ${keys.map((key) => cell(key) || '–').join(' | ')} | ${format(values[0]?.value)} |`,
          ),
        ].join('\n');
  const where = query.where.map(({ column, is, value = '' }) =>
    `${cell(column)} ${comparison(is, locale)} ${cell(value)}`.trimEnd(),
  );
  const from = message('answers:table.from', { used: result.rows.length, rows: table.rows.length })[locale];
  const unread = column?.unread
    ? message('answers:table.unread', { count: column.unread, column: cell(column.name) })[locale]
    : '';
  const more =
    result.total > shown.length
      ? message('answers:table.more', { shown: shown.length, total: result.total })[locale]
      : '';
  const basis = [name, ...query.group.map((group) => cell(group.column)), ...where, from].join('; ');
  const notes = [where.length > 0 ? `${from} (${where.join('; ')})` : from, unread, more].filter(Boolean).join(' ');
  return { text: `${said}\n\n${notes}`, basis: `${basis}\n\n${rowsUsed(table, result)}` };
}

/** The first rows as written, each with its number in the file. */
function rowsUsed({ columns, rows }: Table, result: QueryResult): string {
  const used = result.rows.slice(0, MOST_ROWS);
  const head = `| # | ${columns.map((column) => cell(column.name)).join(' | ')} |\n|${' --- |'.repeat(columns.length + 1)}`;
  return [head, ...used.map((row) => `| ${row + 2} | ${(rows[row] ?? []).map(cell).join(' | ')} |`)].join('\n');
}

function measureName(what: Query['measures'][number]['do'], locale: Locale): string {
  const names = {
    count: message('answers:table.do.count'),
    sum: message('answers:table.do.sum'),
    mean: message('answers:table.do.mean'),
    median: message('answers:table.do.median'),
    p95: message('answers:table.do.p95'),
    min: message('answers:table.do.min'),
    max: message('answers:table.do.max'),
    std: message('answers:table.do.std'),
  };
  return names[what][locale];
}

function comparison(is: Query['where'][number]['is'], locale: Locale): string {
  const words = {
    equals: '=',
    not: '≠',
    contains: message('answers:table.contains')[locale],
    above: '>',
    below: '<',
    atLeast: '≥',
    atMost: '≤',
    empty: message('answers:table.empty')[locale],
    filled: message('answers:table.filled')[locale],
  };
  return words[is];
}

const number = (value: number, locale: Locale) => value.toLocaleString(locale, { maximumSignificantDigits: 6 });

/** A cell is somebody's text: it must not end a table's cell, a line or a mark. */
const cell = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .replace(/[\\|*_`[\]<>#]/g, '\\$&')
    .slice(0, 200);
