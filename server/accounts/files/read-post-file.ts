import { badRequest, tooLarge } from '../../base/http/errors';
import { message } from '../../base/messages/message';
import { cleanText } from '../../base/text/clean-text';

const MB = 1024 * 1024;
/** Of each kind of file, what fits. */
export const mostBytes = { picture: 10 * MB, text: 10 * MB, pdf: 20 * MB, video: 64 * MB };

export interface PostFile {
  name: string;
  mime: string;
  bytes: Buffer;
}

type Reader = (bytes: Buffer, name: string) => Omit<PostFile, 'name'> | undefined;

interface Kind {
  most: number;
  /** Ends of names; the first is added where another one stands. */
  ends: readonly string[];
  read: Reader;
}

const readers: Record<'pdf' | 'mp4' | 'webm' | 'csv' | 'txt', Kind> = {
  pdf: {
    most: mostBytes.pdf,
    ends: ['.pdf'],
    read: (bytes) => (isPdf(bytes) ? { mime: 'application/pdf', bytes } : undefined),
  },
  mp4: {
    ...{ most: mostBytes.video, ends: ['.mp4', '.m4v'] },
    read: (bytes) => (isMp4(bytes) ? { mime: 'video/mp4', bytes } : undefined),
  },
  webm: {
    ...{ most: mostBytes.video, ends: ['.webm'] },
    read: (bytes) => (isWebm(bytes) ? { mime: 'video/webm', bytes } : undefined),
  },
  csv: { most: mostBytes.text, ends: ['.csv'], read: (bytes) => readText(bytes, 'text/csv') },
  txt: { most: mostBytes.text, ends: ['.txt'], read: (bytes) => readText(bytes, 'text/plain') },
};

/** Whether a file begins as one that may be larger than others; the whole is looked at later. */
export const beginsAs = (bytes: Buffer): 'pdf' | 'video' | 'other' =>
  beginsAsMp4(bytes) || beginsAsWebm(bytes) ? 'video' : bytes.subarray(0, 5).equals(PDF) ? 'pdf' : 'other';

/**
 * A file for a post that is no picture: what it is, by its content, under a name that ends as such files do. Undefined if
 * it can only be a picture.
 */
export function readPostFile(bytes: Buffer, given: string, { video }: { video: boolean }): PostFile | undefined {
  const name = cleanName(given);
  const kind = kindOf(bytes, name);
  if (!kind) return undefined;
  const { most, ends, read } = readers[kind];
  if (most === mostBytes.video && !video) throw refuse('accounts:keepUpload.noVideo');
  if (bytes.length > most) throw tooLarge(most);
  const file = read(bytes, name);
  if (!file) throw refuse('accounts:keepUpload.noFile');
  const ending = ends.some((end) => name.toLowerCase().endsWith(end)) ? '' : (ends[0] ?? '');
  return { ...file, name: name.slice(0, 256 - ending.length) + ending };
}

/** Its beginning tells; texts have none of their own, so their name does. */
function kindOf(bytes: Buffer, name: string): keyof typeof readers | undefined {
  if (bytes.subarray(0, 5).equals(PDF)) return 'pdf';
  if (beginsAsMp4(bytes)) return 'mp4';
  if (beginsAsWebm(bytes)) return 'webm';
  const ending = /\.(csv|txt|pdf|mp4|m4v|webm)$/i.exec(name)?.[1]?.toLowerCase();
  return ending === 'm4v' ? 'mp4' : (ending as keyof typeof readers | undefined);
}

/** A name without folders, and without characters that would show another ending than the real one. */
export const cleanName = (name: string): string =>
  cleanText(name)
    .replace(/\p{Cf}/gu, '')
    .replace(/[\\/:*?"<>|\n\t]/g, '_')
    .slice(-256) || 'file';

const PDF = Buffer.from('%PDF-');
/** A PDF that was cut off, or to which something else was appended, does not end as one. */
const isPdf = (bytes: Buffer): boolean =>
  bytes.subarray(0, 5).equals(PDF) && bytes.subarray(-1024).lastIndexOf('%%EOF') >= 0;

/** Brands of videos that browsers play; others are pictures (HEIC, AVIF) or need a program of their own. */
const BRANDS = /^(?:iso[m2-9]|mp4[12]|avc1|dash|M4V |MSNV|f4v )$/;
const beginsAsMp4 = (bytes: Buffer): boolean =>
  bytes.subarray(4, 8).toString('latin1') === 'ftyp' && BRANDS.test(bytes.subarray(8, 12).toString('latin1'));

/** Its boxes follow each other to the end of the file, and one of them says what is in it. */
function isMp4(bytes: Buffer): boolean {
  let hasMovie = false;
  let at = 0;
  while (at + 8 <= bytes.length) {
    const short = bytes.readUInt32BE(at);
    const long = short === 1 && at + 16 <= bytes.length ? Number(bytes.readBigUInt64BE(at + 8)) : short;
    const size = short === 0 ? bytes.length - at : long;
    if (size < 8 || at + size > bytes.length) return false;
    hasMovie ||= bytes.subarray(at + 4, at + 8).toString('latin1') === 'moov';
    at += size;
  }
  return hasMovie && at === bytes.length;
}

const EBML = Buffer.from([0x1a, 0x45, 0xdf, 0xa3]);
const SEGMENT = Buffer.from([0x18, 0x53, 0x80, 0x67]);
const beginsAsWebm = (bytes: Buffer): boolean => bytes.subarray(0, 4).equals(EBML);
const isWebm = (bytes: Buffer): boolean =>
  bytes.subarray(0, 64).includes('webm') && bytes.subarray(0, 128).includes(SEGMENT);

/** As UTF-8, whatever it was in. Undefined for what is no text. */
function readText(bytes: Buffer, mime: string): Omit<PostFile, 'name'> | undefined {
  for (const encoding of encodingsOf(bytes)) {
    try {
      const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
      // biome-ignore lint/suspicious/noControlCharactersInRegex: no text has these
      if (/[\u0000-\u0008\u000e-\u001f]/.test(text)) return undefined;
      return { mime: `${mime}; charset=utf-8`, bytes: Buffer.from(text) };
    } catch {
      // In the next one, perhaps.
    }
  }
  return undefined;
}

function encodingsOf(bytes: Buffer): string[] {
  const mark = bytes.subarray(0, 2).toString('hex');
  if (mark === 'fffe') return ['utf-16le'];
  if (mark === 'feff') return ['utf-16be'];
  return ['utf-8', 'gb18030'];
}

const refuse = (key: 'accounts:keepUpload.noVideo' | 'accounts:keepUpload.noFile') =>
  badRequest(message(key), { pointer: '/file', field: 'file' });
