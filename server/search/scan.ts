/** Splits folded text into runs: words (letters and digits of alphabets) and runs of characters written without spaces. */
export const WORD = 1;
export const HAN = 2;
export type RunKind = typeof WORD | typeof HAN;

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

function kindAt(text: string, i: number): number {
  const code = text.charCodeAt(i);
  if (code < 0xd800 || code > 0xdfff) return kinds[code] || learn(code);
  const point = text.codePointAt(i) ?? UNKNOWN;
  // Rare characters outside the basic plane: a lone surrogate or an emoji separates, a rare Han character belongs.
  if (point > 0xffff) return UNSPACED.test(String.fromCodePoint(point)) ? HAN : OTHER;
  const before = i > 0 ? (text.codePointAt(i - 1) ?? UNKNOWN) : UNKNOWN;
  return before > 0xffff && UNSPACED.test(String.fromCodePoint(before)) ? HAN : OTHER;
}

export function scan(text: string, visit: (kind: RunKind, from: number, to: number) => void): void {
  let from = 0;
  let open = OTHER;
  for (let i = 0; i < text.length; i++) {
    const kind = kindAt(text, i);
    if (kind === open) continue;
    if (open === WORD || open === HAN) visit(open, from, i);
    from = i;
    open = kind;
  }
  if (open === WORD || open === HAN) visit(open, from, text.length);
}
