import { parse } from 'csv-parse/sync';
import { decodeText } from '../decode-text';
import { detectLanguage } from '../detect-language';
import { normalizeText } from '../normalize-text';
import type { SourceDocument } from '../types';
import { UnreadableFile } from '../types';
import type { InputFile } from './input-file';
import { escapeCell } from './records';

const MAX_ROWS = 200_000;
const CODE = /^(code|alarm ?code|error ?code|id|wo_id|.*_id|编号|代码|报警号|故障码|工单号)$/i;

/** The column whose values tell rows apart: a code or id, else the first one. */
function keyColumn(header: string[]): number {
  const at = header.findIndex((name) => CODE.test(name.trim()));
  return at < 0 ? 0 : at;
}

const delimiterOf = (text: string, extension: string): string => {
  if (extension === 'tsv') return '\t';
  const head = text.slice(0, text.indexOf('\n') + 1 || undefined);
  return [',', ';', '\t'].sort((a, b) => head.split(b).length - head.split(a).length)[0] ?? ',';
};

/** A row with an unquoted separator in its text is longer than the header: what has no name is kept without one. */
const cellLine = (name: string | undefined, value: string) =>
  name ? `- **${escapeCell(name)}**: ${escapeCell(value)}` : `- ${escapeCell(value)}`;

/** A CSV export → one document with a section per row, so that each row is found and cited by itself. */
export function readCsv(file: InputFile): SourceDocument[] {
  const text = normalizeText(decodeText(file.bytes));
  let rows: string[][];
  try {
    rows = parse(text, {
      delimiter: delimiterOf(text, file.extension),
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      trim: true,
    });
  } catch (error) {
    throw new UnreadableFile(`not a readable CSV file: ${error instanceof Error ? error.message : String(error)}`);
  }
  const [header, ...body] = rows;
  if (!header || body.length === 0) throw new UnreadableFile('the table has no rows beneath its header');
  if (body.length > MAX_ROWS)
    throw new UnreadableFile(`the table has ${body.length} rows, the limit is ${MAX_ROWS}; split it`);
  const key = keyColumn(header);
  const sections = body.map((row, index) => {
    const cells = row.flatMap((value, at) => (value ? [cellLine(header[at], value)] : []));
    return `## ${escapeCell(row[key] || String(index + 1))}\n\n${cells.join('\n')}`;
  });
  const markdown = `# ${file.stem}\n\n${sections.join('\n\n')}`;
  return [
    {
      source: file.source,
      lang: file.lang ?? detectLanguage(markdown),
      title: file.stem,
      description: '',
      kind: 'table',
      markdown,
      file: { name: `${file.stem}.${file.extension}`, mime: 'text/csv', bytes: file.bytes },
    },
  ];
}
