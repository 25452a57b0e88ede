import { Converter } from 'opencc-js/t2cn';

/**
 * Folding makes texts that people read as the same compare as the same: full and half width, case, accents,
 * Traditional and Simplified. It works character by character, so a place in the folded text always leads back to
 * a place in the original, which highlights need.
 */
const simplify = Converter({ from: 't', to: 'cn' });
const MARKS = /[\u0300-\u036f\u200b-\u200d\u2060\ufeff\u00ad]/g;
const LONE_SURROGATE = /[\ud800-\udfff]/;

function foldOnce(char: string): string {
  return simplify(char.normalize('NFKC').toLowerCase().normalize('NFD').replace(MARKS, '').normalize('NFC'));
}

function foldChar(char: string): string {
  let now = char;
  // A compatibility form may unfold into characters that fold further; three rounds reach the end for every character.
  for (let round = 0; round < 3; round++) {
    const next = [...now].map(foldOnce).join('');
    if (next === now) break;
    now = next;
  }
  return LONE_SURROGATE.test(now) && now.length === 1 ? '\ufffd' : now;
}

// One fold per character of the basic plane, computed when first seen: 0 = not seen, 0xffff = look into `longer`.
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

export interface Folded {
  text: string;
  /** Start in the original of each folded unit, plus one entry for the end; null where both are the same length. */
  starts: Uint32Array | null;
}

/** The folded text with the way back. */
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

const buffer = new Uint16Array(4096);
const taken = (length: number): string => String.fromCharCode(...buffer.subarray(0, length));

/** The folded text alone: ranking folds a hundred passages a question, so what folds one to one takes the short way. */
export function fold(text: string): string {
  let done = '';
  let filled = 0;
  for (let i = 0; i < text.length; ) {
    const known = table[text.charCodeAt(i)] ?? 0;
    if (filled === buffer.length || known === 0 || known === ELSEWHERE) {
      done += taken(filled);
      filled = 0;
    }
    if (known !== 0 && known !== ELSEWHERE) {
      buffer[filled++] = known;
      i += 1;
      continue;
    }
    const [folded, units] = foldAt(text, i);
    done += folded;
    i += units;
  }
  return done + taken(filled);
}

/** A range of the folded text as a range of the original; whole characters only. */
export function unfoldRange(folded: Folded, from: number, to: number): [number, number] {
  if (!folded.starts) return [from, to];
  const start = folded.starts[from] ?? 0;
  let end = to;
  // A character that unfolded into several must be taken wholly.
  while (end < folded.starts.length - 1 && end > 0 && folded.starts[end] === folded.starts[end - 1]) end++;
  return [start, folded.starts[end] ?? start];
}
