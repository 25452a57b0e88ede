import iconv from 'iconv-lite';
import jschardet from 'jschardet';
import { UnreadableFile } from './types';

const HEAD = 65_536;

/** Share of bytes that no text file has (NUL and other controls), over the first 64 kB. */
function looksBinary(bytes: Buffer): boolean {
  const head = bytes.subarray(0, HEAD);
  let controls = 0;
  for (const byte of head) if (byte === 0 || (byte < 32 && ![8, 9, 10, 12, 13, 27].includes(byte))) controls += 1;
  return controls > head.length * 0.005;
}

const UTF16 = (bytes: Buffer) => (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);

/**
 * Bytes of a text file → string. UTF-8 where it is valid (or UTF-16, with a byte order mark or without), else the encoding
 * that fits best (GB18030, Big5, windows-1252 …), so an old export from a plant system is readable.
 */
export function decodeText(bytes: Buffer): string {
  if (bytes.length === 0) throw new UnreadableFile('the file is empty');
  if (UTF16(bytes)) return iconv.decode(bytes, 'utf-16');
  const unmarked = bytes.length % 2 === 0 && utf16Of(bytes.subarray(0, HEAD));
  if (unmarked) return iconv.decode(bytes, unmarked);
  if (looksBinary(bytes))
    throw new UnreadableFile('the content is binary, not text; check the file name ending, or save the text as UTF-8');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const encoding = guessEncoding(bytes.subarray(0, 200_000));
    if (!encoding) throw new UnreadableFile('the text encoding is not recognised; save the file as UTF-8');
    return iconv.decode(bytes, encoding);
  }
}

/** Letters, signs and Chinese characters in everyday use; half of what binary bytes make in pairs is none of them. */
const everyday = /[\t\n\r\u0020-\u007e\u00a0-\u024f\u0370-\u04ff\u2010-\u203f\u3000-\u303f\u4e00-\u9fff\uff00-\uffef]/g;
const plain = /[\t\n\r\u0020-\u007e]/g;

/**
 * The order of bytes in which the text reads as everyday writing. Plain letters count more: turned round they are Chinese characters as well, but
 * Chinese characters turned round are anything.
 */
function utf16Of(head: Buffer): 'utf-16le' | 'utf-16be' | undefined {
  // Line ends and spaces have a NUL each, and half the bytes are no letters; a text of single bytes with a NUL in it stays one.
  if (!head.includes(0) || head.filter((byte) => byte >= 32 && byte < 127).length > head.length * 0.75)
    return undefined;
  const score = (order: string) => {
    const text = iconv.decode(head, order);
    return ((text.match(everyday)?.length ?? 0) * 0.9 + (text.match(plain)?.length ?? 0) * 0.1) / text.length;
  };
  const [little, big] = [score('utf-16le'), score('utf-16be')];
  if (Math.max(little, big) < 0.85) return undefined;
  return little >= big ? 'utf-16le' : 'utf-16be';
}

/** By the letters' frequencies; a short file has too few of them, so its bytes themselves are looked at. */
function guessEncoding(bytes: Buffer): string | undefined {
  const { encoding, confidence } = jschardet.detect(bytes);
  if (/^gb/i.test(encoding ?? '')) return 'gb18030';
  if (encoding && confidence >= 0.2 && iconv.encodingExists(encoding)) return encoding;
  return encodingOfPairs(bytes);
}

/**
 * The common Chinese characters and signs of GB 2312 are pairs of bytes that no text of another kind is made of throughout;
 * a western text has single bytes above 127 between plain letters.
 */
function encodingOfPairs(bytes: Buffer): string | undefined {
  let [common, rare, single] = [0, 0, 0];
  for (let at = 0; at < bytes.length; at += 1) {
    const lead = bytes[at] ?? 0;
    if (lead < 128) continue;
    const isPair = lead >= 0xa1 && lead <= 0xf7 && (bytes[at + 1] ?? 0) >= 0xa1;
    if (isPair) at += 1;
    if (!isPair) single += 1;
    else if (lead <= 0xa3 || (lead >= 0xb0 && lead <= 0xd7)) common += 1;
    else rare += 1;
  }
  if (single === 0) return common > rare * 3 ? 'gb18030' : undefined;
  return common + rare < single && single < bytes.length / 5 ? 'windows-1252' : undefined;
}
