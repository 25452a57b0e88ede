import iconv from 'iconv-lite';
import jschardet from 'jschardet';
import { message } from '../../base/messages/message';
import { UnreadableFile } from './types';

const HEAD = 65_536;

/** True if over 0.5 % of the first 64 kB are bytes that no text has (NUL and other controls). */
function looksBinary(bytes: Buffer): boolean {
  const head = bytes.subarray(0, HEAD);
  let controls = 0;
  for (const byte of head) if (byte === 0 || (byte < 32 && ![8, 9, 10, 12, 13, 27].includes(byte))) controls += 1;
  return controls > head.length * 0.005;
}

const UTF16 = (bytes: Buffer) => (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);

/**
 * Decodes a text file: UTF-8 if valid, UTF-16 with or without a byte order mark, else the encoding that fits best
 * (GB18030, Big5, windows-1252 …), so that old exports of plant systems are readable. Throws UnreadableFile.
 */
export function decodeText(bytes: Buffer): string {
  if (bytes.length === 0) throw new UnreadableFile(message('knowledge:import.empty'));
  if (UTF16(bytes)) return iconv.decode(bytes, 'utf-16');
  const unmarked = bytes.length % 2 === 0 && utf16Of(bytes.subarray(0, HEAD));
  if (unmarked) return iconv.decode(bytes, unmarked);
  if (looksBinary(bytes)) throw new UnreadableFile(message('knowledge:import.binary'));
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const encoding = guessEncoding(bytes.subarray(0, 200_000));
    if (!encoding) throw new UnreadableFile(message('knowledge:import.encoding'));
    return iconv.decode(bytes, encoding);
  }
}

/** Common letters, symbols and Chinese characters; half of the pairs in binary data are none of these. */
const everyday = /[\t\n\r\u0020-\u007e\u00a0-\u024f\u0370-\u04ff\u2010-\u203f\u3000-\u303f\u4e00-\u9fff\uff00-\uffef]/g;
const plain = /[\t\n\r\u0020-\u007e]/g;

/**
 * The byte order in which a text without a mark reads as ordinary writing. ASCII counts more: swapped, it becomes
 * Chinese characters too, but swapped Chinese characters can be anything.
 */
function utf16Of(head: Buffer): 'utf-16le' | 'utf-16be' | undefined {
  // UTF-16 has a NUL in each line end and space, and at most about half of its bytes are printable ASCII; anything else
  // is single-byte text.
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

/** By letter frequencies; for short files, which have too few, by the bytes themselves. */
function guessEncoding(bytes: Buffer): string | undefined {
  const { encoding, confidence } = jschardet.detect(bytes);
  if (/^gb/i.test(encoding ?? '')) return 'gb18030';
  if (encoding && confidence >= 0.2 && iconv.encodingExists(encoding)) return encoding;
  return encodingOfPairs(bytes);
}

/**
 * In GB 2312 the common characters and punctuation are byte pairs that no other text consists of; western text has
 * single bytes above 127 between ASCII letters.
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
