/**
 * The two kinds of runs in folded text: words (letters and digits of alphabets) and characters written without spaces.
 */
export const WORD = 1;
export const HAN = 2;
type RunKind = typeof WORD | typeof HAN;

const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}々〇]/u;
const LETTER = /[\p{L}\p{N}\p{M}]/u;
const UNKNOWN = 0;
const OTHER = 3;
const kinds = new Uint8Array(0x10000);

function learn(code: number): number {
  const char = String.fromCharCode(code);
  const kind = UNSPACED.test(char) ? HAN : LETTER.test(char) ? WORD : OTHER;
  kinds[code] = kind;
  return kind;
}

/** The character that begins at `i`, or the lone code unit there. */
function pointAt(units: ArrayLike<number>, i: number): number {
  const code = units[i] ?? UNKNOWN;
  const next = units[i + 1] ?? UNKNOWN;
  const pair = code >= 0xd800 && code < 0xdc00 && next >= 0xdc00 && next < 0xe000;
  return pair ? (code - 0xd800) * 0x400 + (next - 0xdc00) + 0x10000 : code;
}

function kindAt(units: ArrayLike<number>, i: number): number {
  const code = units[i] ?? UNKNOWN;
  if (code < 0xd800 || code > 0xdfff) return kinds[code] || learn(code);
  const point = pointAt(units, i);
  // Outside the basic plane, a rare Han character belongs to a run; a lone surrogate or an emoji separates.
  if (point > 0xffff) return UNSPACED.test(String.fromCodePoint(point)) ? HAN : OTHER;
  const before = i > 0 ? pointAt(units, i - 1) : UNKNOWN;
  return before > 0xffff && UNSPACED.test(String.fromCodePoint(before)) ? HAN : OTHER;
}

type Visit = (kind: RunKind, from: number, to: number) => void;

/** Like `scan`, over UTF-16 code units. */
export function scanUnits(units: Uint16Array, visit: Visit): void {
  const { length } = units;
  let from = 0;
  let open = OTHER;
  for (let i = 0; i < length; i++) {
    const kind = kinds[units[i] as number] || kindAt(units, i);
    if (kind === open) continue;
    if (open === WORD || open === HAN) visit(open, from, i);
    from = i;
    open = kind;
  }
  if (open === WORD || open === HAN) visit(open, from, length);
}

export function scan(text: string, visit: Visit): void {
  const units = new Uint16Array(text.length);
  for (let i = 0; i < text.length; i++) units[i] = text.charCodeAt(i);
  scanUnits(units, visit);
}
