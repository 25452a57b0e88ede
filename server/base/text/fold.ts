import { Converter } from 'opencc-js/t2cn';

/**
 * Folding makes texts that people read as the same compare as equal: full and half width, case, accents, Traditional
 * and Simplified. It works per character, so every position in the folded text maps back to the original, which
 * highlighting needs.
 */
const simplify = Converter({ from: 't', to: 'cn' });
const MARKS = /[\u0300-\u036f\u200b-\u200d\u2060\ufeff\u00ad]/g;
const LONE_SURROGATE = /[\ud800-\udfff]/;

function foldOnce(char: string): string {
  return simplify(char.normalize('NFKC').toLowerCase().normalize('NFD').replace(MARKS, '').normalize('NFC'));
}

function foldChar(char: string): string {
  let now = char;
  // A compatibility form may expand into characters that fold further; three rounds suffice for every character.
  for (let round = 0; round < 3; round++) {
    const next = [...now].map(foldOnce).join('');
    if (next === now) break;
    now = next;
  }
  return LONE_SURROGATE.test(now) && now.length === 1 ? '\ufffd' : now;
}

// One fold per character of the basic plane, computed on first use: 0 = not computed, 0xffff = see `longer`.
const table = new Uint16Array(0x10000);
const longer = new Map<string, string>();
const ELSEWHERE = 0xffff;

function learn(char: string): string {
  const folded = foldChar(char);
  if (char.length === 1 && folded.length === 1) table[char.charCodeAt(0)] = folded.charCodeAt(0);
  else {
    if (char.length === 1) table[char.charCodeAt(0)] = ELSEWHERE;
    if (longer.size < 20_000) longer.set(char, folded);
  }
  return folded;
}

function foldAt(text: string, i: number): [folded: string, units: number] {
  const code = text.charCodeAt(i);
  const known = table[code];
  if (known && known !== ELSEWHERE) return [String.fromCharCode(known), 1];
  const next = text.charCodeAt(i + 1);
  const pair = code >= 0xd800 && code < 0xdc00 && next >= 0xdc00 && next < 0xe000;
  const char = pair ? text.slice(i, i + 2) : text.charAt(i);
  return [longer.get(char) ?? learn(char), char.length];
}

interface Folded {
  text: string;
  /** Index in the original of each folded unit, plus the end; null if both have the same length. */
  starts: Uint32Array | null;
}

/** The folded text with a map back to the original. */
export function foldWithMap(text: string): Folded {
  const parts: string[] = [];
  let starts: number[] | null = null;
  let length = 0;
  for (let i = 0; i < text.length; ) {
    const [folded, units] = foldAt(text, i);
    if (!starts && (units !== 1 || folded.length !== 1)) starts = Array.from({ length }, (_, n) => n);
    if (starts) for (let n = 0; n < folded.length; n++) starts.push(i);
    parts.push(folded);
    length += folded.length;
    i += units;
  }
  if (starts) starts.push(text.length);
  return { text: parts.join(''), starts: starts ? Uint32Array.from(starts) : null };
}

let scratch = new Uint16Array(8192);

/** The buffer enlarged to at least this length, with its contents. */
function grown(length: number): Uint16Array<ArrayBuffer> {
  const larger = new Uint16Array(length * 2);
  larger.set(scratch);
  scratch = larger;
  return larger;
}

/**
 * The folded text as UTF-16 code units. Ranking reads some fifty passages per question and needs no strings of them.
 */
export function foldUnits(text: string): Uint16Array {
  const { length } = text;
  let buffer = length > scratch.length ? grown(length) : scratch;
  let filled = 0;
  for (let i = 0; i < length; ) {
    const known = table[text.charCodeAt(i)] as number;
    if (known !== 0 && known !== ELSEWHERE && filled < buffer.length) {
      buffer[filled++] = known;
      i += 1;
      continue;
    }
    const [folded, units] = foldAt(text, i);
    if (filled + folded.length > buffer.length) buffer = grown(filled + folded.length);
    for (let n = 0; n < folded.length; n++) buffer[filled++] = folded.charCodeAt(n);
    i += units;
  }
  return buffer.slice(0, filled);
}

const SHORT = 64;

export function textOf(units: Uint16Array): string {
  if (units.length <= SHORT) return String.fromCharCode.apply(null, units as unknown as number[]);
  return Buffer.from(units.buffer, units.byteOffset, units.byteLength).toString('utf16le');
}

/** The folded text without a map. */
export const fold = (text: string): string => textOf(foldUnits(text));

/** Maps a range of the folded text to the original; whole characters only. */
export function unfoldRange(folded: Folded, from: number, to: number): [number, number] {
  if (!folded.starts) return [from, to];
  const start = folded.starts[from] ?? 0;
  let end = to;
  // A character that expands into several is included as a whole.
  while (end < folded.starts.length - 1 && end > 0 && folded.starts[end] === folded.starts[end - 1]) end++;
  return [start, folded.starts[end] ?? start];
}
