import { TABLE_LIMITS } from '../../../setting/table/table';

import { readWorkbook, type Workbook, type WorkbookFault } from './xlsx/read-workbook';

export type TextRefusal =
  | WorkbookFault
  | { refusal: 'large'; value: string; limit: string }
  | { refusal: 'spreadsheet' | 'pdf' | 'encoding' };

export type SheetFacts = Omit<Workbook, 'rows'>;

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;

/** Why a file of this many bytes is not even read. */
export const tooLarge = (bytes: number): TextRefusal | undefined =>
  bytes > TABLE_LIMITS.bytes
    ? { refusal: 'large', value: megabytes(bytes), limit: megabytes(TABLE_LIMITS.bytes) }
    : undefined;

/** A text file, or one sheet of a workbook as separated text. */
export async function openText(
  bytes: ArrayBuffer,
  sheet?: string,
): Promise<{ text: string; book?: SheetFacts } | TextRefusal> {
  const large = tooLarge(bytes.byteLength);
  if (large) return large;
  const start = startOf(bytes);
  if (start.startsWith('PK')) {
    const read = await readWorkbook(new Uint8Array(bytes), sheet);
    if ('refusal' in read) return read;
    const { rows, ...book } = read;
    return { text: rows.map((row) => row.map(quoted).join(',')).join('\n'), book };
  }
  if (start === OLD_OFFICE) return { refusal: isLocked(bytes) ? 'locked' : 'spreadsheet' };
  const text = decodeText(bytes);
  return typeof text === 'string' ? { text } : text;
}

const OLD_OFFICE = '\u00d0\u00cf\u0011\u00e0';
const startOf = (bytes: ArrayBuffer) => String.fromCharCode(...new Uint8Array(bytes.slice(0, 4)));
const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;

/** A workbook with a password is an older kind of file with this stream in it. */
function isLocked(bytes: ArrayBuffer): boolean {
  const wide = [...'EncryptedPackage'].map((letter) => `${letter}\0`).join('');
  return new TextDecoder('latin1').decode(bytes).includes(wide);
}

/** The text of a file in UTF-8, UTF-16 with its mark, or GB 18030, which spreadsheets in China write. */
function decodeText(bytes: ArrayBuffer): string | TextRefusal {
  const start = startOf(bytes);
  if (start === '%PDF') return { refusal: 'pdf' };
  const marked = { '\u00ff\u00fe': 'utf-16le', '\u00fe\u00ff': 'utf-16be' }[start.slice(0, 2)];
  for (const name of marked ? [marked] : ['utf-8', 'gb18030'])
    try {
      return new TextDecoder(name, { fatal: true }).decode(bytes);
    } catch {
      // Not in this encoding.
    }
  return { refusal: 'encoding' };
}
