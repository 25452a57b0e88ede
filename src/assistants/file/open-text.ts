import { TABLE_LIMITS } from '../../../setting/table/table';

export type TextRefusal =
  | { refusal: 'large'; value: string; limit: string }
  | { refusal: 'spreadsheet' | 'pdf' | 'encoding' };

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;

/** Why a file of this many bytes is not even read. */
export const tooLarge = (bytes: number): TextRefusal | undefined =>
  bytes > TABLE_LIMITS.bytes
    ? { refusal: 'large', value: megabytes(bytes), limit: megabytes(TABLE_LIMITS.bytes) }
    : undefined;

/** The text of a file in UTF-8, UTF-16 with its mark, or GB 18030, which spreadsheets in China write. */
export function decodeText(bytes: ArrayBuffer): string | TextRefusal {
  const large = tooLarge(bytes.byteLength);
  if (large) return large;
  const start = String.fromCharCode(...new Uint8Array(bytes.slice(0, 4)));
  if (start.startsWith('PK') || start === '\u00d0\u00cf\u0011\u00e0') return { refusal: 'spreadsheet' };
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
