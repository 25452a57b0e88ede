import iconv from 'iconv-lite';
import jschardet from 'jschardet';
import { UnreadableFile } from './types';

/** Share of bytes that no text file has (NUL and other controls), over the first 64 kB. */
function looksBinary(bytes: Buffer): boolean {
  const head = bytes.subarray(0, 65_536);
  let controls = 0;
  for (const byte of head) if (byte === 0 || (byte < 32 && ![8, 9, 10, 12, 13, 27].includes(byte))) controls += 1;
  return controls > head.length * 0.005;
}

const UTF16 = (bytes: Buffer) => (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);

/**
 * Bytes of a text file → string. UTF-8 where it is valid (or UTF-16 with a byte order mark), else the encoding
 * that fits best (GB18030, Big5, windows-1252 …), so an old export from a plant system is readable.
 */
export function decodeText(bytes: Buffer): string {
  if (bytes.length === 0) throw new UnreadableFile('the file is empty');
  if (UTF16(bytes)) return iconv.decode(bytes, 'utf-16');
  if (looksBinary(bytes)) throw new UnreadableFile('the content is binary, not text; check the file name ending');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const guess = jschardet.detect(bytes.subarray(0, 200_000));
    const encoding = /^gb/i.test(guess.encoding ?? '') ? 'gb18030' : guess.encoding;
    if (!encoding || guess.confidence < 0.2 || !iconv.encodingExists(encoding)) {
      throw new UnreadableFile('the text encoding is not recognised; save the file as UTF-8');
    }
    return iconv.decode(bytes, encoding);
  }
}
