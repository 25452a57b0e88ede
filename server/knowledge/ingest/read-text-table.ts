import { Readable } from 'node:stream';
import { setImmediate as breathe } from 'node:timers/promises';
import { parse } from 'csv-parse';
import { ApiError, badRequest } from '../../base/http/errors';
import { message } from '../../base/messages/message';
import { uncsvCell } from '../../base/text/csv-cell';
import { decodeText } from './decode-text';

export const MOST_ROWS = 20_000;

export interface TextTable {
  header: string[];
  /** Cells by line of the file; a row may have fewer cells than the header. */
  rows: { line: number; cells: string[] }[];
}

/**
 * A table in the bytes of a text file: UTF-8, UTF-16 or GB 18030, divided by commas, semicolons or tabs. Throws 400 for what
 * is no table or has more than 20,000 rows.
 */
export async function readTextTable(bytes: unknown): Promise<TextTable> {
  if (!Buffer.isBuffer(bytes) || bytes.length === 0) throw noTable();
  const text = textOf(bytes).replace(/^\uFEFF/, '');
  const [first = ''] = text.split(/\r|\n/, 1);
  const delimiter = [',', ';', '\t'].reduce((best, one) => (count(first, one) > count(first, best) ? one : best));
  const options = { delimiter, relax_column_count: true, skip_empty_lines: true, info: true as const };
  const rows: TextTable['rows'] = [];
  let header: string[] | undefined;
  try {
    for await (const record of Readable.from(piecesOf(text)).pipe(parse(options))) {
      const { record: cells, info } = record as { record: string[]; info: { lines: number } };
      const plain = cells.map(uncsvCell);
      if (header === undefined) header = plain.map((cell) => cell.trim());
      else if (plain.some((cell) => cell.trim() !== '')) rows.push({ line: info.lines, cells: plain });
      if (rows.length > MOST_ROWS) throw badRequest(message('knowledge:table.many', { most: MOST_ROWS }));
    }
  } catch (error) {
    if (error instanceof ApiError) throw error;
    throw badRequest(message('knowledge:table.broken', { why: error instanceof Error ? error.message : '' }));
  }
  if (header === undefined || rows.length === 0) throw noTable();
  return { header, rows };
}

const noTable = () => badRequest(message('knowledge:table.empty'), { field: 'file' });

function textOf(bytes: Buffer): string {
  try {
    return decodeText(bytes);
  } catch {
    throw badRequest(message('knowledge:table.noText'));
  }
}

const PIECE = 65_536;

/** In pieces, between which the server answers others. */
async function* piecesOf(text: string) {
  for (let at = 0; at < text.length; at += PIECE) {
    yield text.slice(at, at + PIECE);
    await breathe();
  }
}

const count = (text: string, one: string) => text.split(one).length;
