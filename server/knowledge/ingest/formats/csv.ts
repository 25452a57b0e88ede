import { CsvError, parse } from 'csv-parse/sync';
import { message } from '../../../base/messages/message';
import { detectLanguage } from '../../../base/text/detect-language';
import { decodeText } from '../decode-text';
import { detailOf } from '../list-files';
import { normalizeText } from '../normalize-text';
import { type IngestFailure, type SourceDocument, UnreadableFile } from '../types';
import { escapeCell } from './escape-cell';
import type { InputFile } from './input-file';

const MAX_ROWS = 200_000;
const CODE = /^(code|alarm ?code|error ?code|id|wo_id|.*_id|编号|代码|报警号|故障码|工单号)$/i;

/** The column that identifies a row: a code or id, else the first. */
function keyColumn(header: string[]): number {
  const at = header.findIndex((name) => CODE.test(name.trim()));
  return at < 0 ? 0 : at;
}

const delimiterOf = (text: string, extension: string): string => {
  if (extension === 'tsv') return '\t';
  const head = text.slice(0, text.indexOf('\n') + 1 || undefined);
  return [',', ';', '\t'].sort((a, b) => head.split(b).length - head.split(a).length)[0] ?? ',';
};

/** A row with an unquoted separator has more cells than the header; cells without a name are kept. */
const cellLine = (name: string | undefined, value: string) =>
  name ? `- **${escapeCell(name)}**: ${escapeCell(value)}` : `- ${escapeCell(value)}`;

/** Reads a CSV export into one document with a section per row, so that each row is found and cited by itself. */
export function* readCsv(file: InputFile): Generator<SourceDocument[] | IngestFailure> {
  const text = normalizeText(decodeText(file.bytes));
  const { rows, openQuote } = parseRows(text, delimiterOf(text, file.extension));
  const [header, ...body] = rows;
  if (openQuote && body.length === 0) throw new UnreadableFile(neverClosed(openQuote));
  if (!header || body.length === 0) throw new UnreadableFile(message('knowledge:import.tableEmpty'));
  if (body.length > MAX_ROWS)
    throw new UnreadableFile(message('knowledge:import.tableRows', { rows: body.length, limit: MAX_ROWS }));
  yield [documentOf(file, header, body)];
  if (openQuote) yield { source: file.source, reason: takenBefore(openQuote, body.length) };
}

const neverClosed = (line: number) => message('knowledge:import.quoteOpen', { line });
const takenBefore = (line: number, rows: number) =>
  message('knowledge:import.rowsAfter', { rows, reason: neverClosed(line) });

interface Parsed {
  rows: string[][];
  /** Line of a quote that is never closed; the rows are those before it. */
  openQuote?: number;
}

function parseRows(text: string, delimiter: string): Parsed {
  const rows: string[][] = [];
  let read = 0;
  try {
    parse(text, {
      delimiter,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      trim: true,
      on_record: (row: string[], { bytes }) => {
        rows.push(row);
        read = bytes;
        return null;
      },
    });
    return { rows };
  } catch (error) {
    if (!(error instanceof CsvError && error.code === 'CSV_QUOTE_NOT_CLOSED'))
      throw new UnreadableFile(message('knowledge:import.csvUnreadable', { detail: detailOf(error) }));
    const from = Buffer.from(text).subarray(0, read).toString().length;
    const at = from + openQuoteOf(text.slice(from), delimiter);
    return { rows, openQuote: text.slice(0, at).split('\n').length };
  }
}

/** Offset of the quote that is never closed. The parser reports only the last line, where it gave up. */
function openQuoteOf(text: string, delimiter: string): number {
  for (let at = 0; at < text.length; at += 1) {
    while (text[at] === ' ') at += 1;
    if (text[at] === '"') {
      const end = closingQuote(text, at + 1);
      if (end < 0) return at;
      at = end;
    }
    while (at < text.length && text[at] !== delimiter && text[at] !== '\n') at += 1;
  }
  return 0;
}

function closingQuote(text: string, from: number): number {
  for (let at = text.indexOf('"', from); at >= 0; at = text.indexOf('"', at + 2)) if (text[at + 1] !== '"') return at;
  return -1;
}

function documentOf(file: InputFile, header: string[], body: string[][]): SourceDocument {
  const key = keyColumn(header);
  const sections = body.map((row, index) => {
    const cells = row.flatMap((value, at) => (value ? [cellLine(header[at], value)] : []));
    return `## ${escapeCell(row[key] || String(index + 1))}\n\n${cells.join('\n')}`;
  });
  const markdown = `# ${file.stem}\n\n${sections.join('\n\n')}`;
  return {
    source: file.source,
    lang: file.lang ?? detectLanguage(markdown),
    title: file.stem,
    description: '',
    kind: 'table',
    markdown,
    file: { name: `${file.stem}.${file.extension}`, mime: 'text/csv', bytes: file.bytes },
  };
}
