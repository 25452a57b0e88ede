import { promisify } from 'node:util';
import { crc32, deflateRaw } from 'node:zlib';

export type Cell = string | number | boolean | null;

/** As many as spreadsheets have, with the row of the headers. */
export const MOST_ROWS = 1_048_575;
/** Characters of one cell. */
const MOST_TEXT = 32_767;
/** Of XML that are compressed at once. */
const PIECE = 262_144;

const deflate = promisify(deflateRaw);

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const TYPES = 'http://schemas.openxmlformats.org/package/2006/content-types';
const RELS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const DOC = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const KIND = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const PARTS: Record<string, string> = {
  '[Content_Types].xml':
    `<Types xmlns="${TYPES}"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>` +
    `<Override PartName="/xl/workbook.xml" ContentType="${KIND}.sheet.main+xml"/>` +
    `<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${KIND}.worksheet+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${RELS}"><Relationship Id="rId1" Type="${DOC}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${DOC}"><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${RELS}"><Relationship Id="rId1" Type="${DOC}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
};

/**
 * An XLSX file of one sheet, piece by piece: nothing holds all rows. Every text is a text, also one that begins like a
 * formula. At most 1,048,575 rows; further ones are left out, so count before.
 */
export async function* writeWorkbook(
  rows: AsyncIterable<readonly Cell[]>,
  header: readonly string[],
): AsyncGenerator<Buffer> {
  const written: Entry[] = [];
  let at = 0;
  const pass = (bytes: Buffer) => {
    at += bytes.length;
    return bytes;
  };
  async function* entry(name: string, pieces: AsyncIterable<string>): AsyncGenerator<Buffer> {
    const one: Entry = { name: Buffer.from(name), at, crc: 0, packed: 0, plain: 0 };
    yield pass(localHead(one));
    for await (const piece of pieces) {
      const bytes = Buffer.from(piece);
      one.crc = crc32(bytes, one.crc);
      one.plain += bytes.length;
      // Each piece ends at a byte, and only the last block says that it is the last.
      const packed = await deflate(bytes, { finishFlush: SYNC });
      one.packed += packed.length;
      yield pass(packed);
    }
    one.packed += LAST.length;
    yield pass(LAST);
    yield pass(sizes(one));
    written.push(one);
  }
  for (const [name, xml] of Object.entries(PARTS)) yield* entry(name, once(HEAD + xml));
  yield* entry('xl/worksheets/sheet1.xml', sheet(rows, header));
  const directory = Buffer.concat(written.map(listed));
  yield directory;
  yield end(written.length, directory.length, at);
}

async function* once(text: string): AsyncGenerator<string> {
  yield text;
}

async function* sheet(rows: AsyncIterable<readonly Cell[]>, header: readonly string[]): AsyncGenerator<string> {
  let text = `${HEAD}<worksheet xmlns="${MAIN}"><sheetData>${row(header, 1)}`;
  let count = 0;
  for await (const cells of rows) {
    count += 1;
    if (count > MOST_ROWS) break;
    text += row(cells, count + 1);
    if (text.length < PIECE) continue;
    yield text;
    text = '';
  }
  yield `${text}</sheetData></worksheet>`;
}

const row = (cells: readonly Cell[], n: number) =>
  `<row r="${n}">${cells.map((value, column) => cell(value, `${lettersOf(column)}${n}`)).join('')}</row>`;

/** A, B … Z, AA … of a column from 0 on. */
const lettersOf = (column: number): string =>
  (column < 26 ? '' : lettersOf(Math.floor(column / 26) - 1)) + String.fromCharCode(65 + (column % 26));

function cell(value: Cell, at: string): string {
  if (value === null || value === '') return '';
  if (typeof value === 'boolean') return `<c r="${at}" t="b"><v>${value ? 1 : 0}</v></c>`;
  if (typeof value === 'number' && Number.isFinite(value)) return `<c r="${at}"><v>${value}</v></c>`;
  return `<c r="${at}" t="inlineStr"><is><t xml:space="preserve">${escaped(String(value))}</t></is></c>`;
}

const NAMED: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\r': '&#13;' };

/** Without what XML cannot hold; `_x0041_` would be read as a letter. */
const escaped = (text: string) =>
  text
    .slice(0, MOST_TEXT)
    .replace(/\p{Surrogate}/gu, '\ufffd')
    .replace(/[^\P{Cc}\t\n\r]|[\ufffe\uffff]/gu, '')
    .replace(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_')
    .replace(/[&<>\r]/g, (char) => NAMED[char] ?? '');

interface Entry {
  name: Buffer;
  /** Where its head begins. */
  at: number;
  crc: number;
  packed: number;
  plain: number;
}

const SYNC = 2;
/** An empty last block. */
const LAST = Buffer.from([0x03, 0x00]);
/** Sizes follow the data; names are UTF-8. */
const FLAGS = 0x0808;
const DEFLATED = 8;
/** 1 January 1980: the file says nothing of when it was made. */
const DATE = 0x21;

function numbers(...list: readonly [value: number, bytes: 2 | 4][]): Buffer {
  const buffer = Buffer.alloc(list.reduce((sum, [, bytes]) => sum + bytes, 0));
  let at = 0;
  for (const [value, bytes] of list) at = buffer.writeUIntLE(value, at, bytes);
  return buffer;
}

const localHead = ({ name }: Entry) =>
  Buffer.concat([
    numbers([0x04034b50, 4], [20, 2], [FLAGS, 2], [DEFLATED, 2], [0, 2], [DATE, 2], [0, 4], [0, 4], [0, 4]),
    numbers([name.length, 2], [0, 2]),
    name,
  ]);

const sizes = ({ crc, packed, plain }: Entry) => numbers([0x08074b50, 4], [crc, 4], [packed, 4], [plain, 4]);

const listed = ({ name, at, crc, packed, plain }: Entry) =>
  Buffer.concat([
    numbers([0x02014b50, 4], [20, 2], [20, 2], [FLAGS, 2], [DEFLATED, 2], [0, 2], [DATE, 2]),
    numbers([crc, 4], [packed, 4], [plain, 4], [name.length, 2], [0, 2], [0, 2], [0, 2], [0, 2], [0, 4], [at, 4]),
    name,
  ]);

const end = (count: number, size: number, at: number) =>
  numbers([0x06054b50, 4], [0, 2], [0, 2], [count, 2], [count, 2], [size, 4], [at, 4], [0, 2]);
