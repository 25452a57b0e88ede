/** Ranges of Markdown where `[1]` is no citation: code and formulas. */
export type Opaque =
  | { end: number; kind: 'span' }
  /** Opens a block that may be long: it streams through until its closing line or mark. */
  | { end: number; kind: 'fence' | 'math'; close: string }
  | { kind: 'wait' };

/** Maximum length of inline code and formulas; anything unclosed by then is text. */
const LONGEST_SPAN = 400;
const LONGEST_FENCE = 16;

/**
 * Examines text[at], which is `, ~, $ or \. Returns null for plain text and `wait` if more of the stream is needed. The
 * result does not depend on how the text is cut into chunks.
 */
export function opaqueAt(text: string, at: number, lineStart: boolean, ended: boolean): Opaque | null {
  const char = text.charAt(at);
  if (char === '\\') return escapeAt(text, at, ended);
  const run = runLength(text, at);
  if (run >= LONGEST_FENCE) return { end: at + run, kind: 'span' };
  if (at + run >= text.length && !ended) return { kind: 'wait' };
  const mark = text.slice(at, at + run);
  if (char !== '$' && run >= 3 && lineStart) return { end: at + run, kind: 'fence', close: mark };
  if (char === '~') return { end: at + run, kind: 'span' };
  if (char === '$' && run === 2) return { end: at + 2, kind: 'math', close: '$$' };
  return closedBy(text, at, mark, ended);
}

function runLength(text: string, at: number): number {
  let i = at + 1;
  while (i < text.length && i - at < LONGEST_FENCE && text.charAt(i) === text.charAt(at)) i++;
  return i - at;
}

function escapeAt(text: string, at: number, ended: boolean): Opaque | null {
  if (at + 1 >= text.length) return ended ? null : { kind: 'wait' };
  const next = text.charAt(at + 1);
  if (next === '(') return closedBy(text, at, '\\(', ended, '\\)') ?? { end: at + 2, kind: 'span' };
  if (next === '[') {
    if (at + 2 >= text.length && !ended) return { kind: 'wait' };
    // "\[1]" is an escaped bracket, "\[ x = 1 \]" a formula.
    if (!/\d/.test(text.charAt(at + 2))) return { end: at + 2, kind: 'math', close: '\\]' };
  }
  // An escaped mark opens nothing.
  return { end: at + (/[!-/:-@[-`{-~]/.test(next) ? 2 : 1), kind: 'span' };
}

function closedBy(text: string, at: number, open: string, ended: boolean, close = open): Opaque | null {
  const from = at + open.length;
  // "$5 and $10" are prices: a formula has no white space inside its marks and no digit after its end.
  if (open === '$' && /\s/.test(text.charAt(from))) return null;
  // Decides only on the full window; otherwise a chunk boundary inside a mark would change the result.
  const whole = ended || text.length > from + LONGEST_SPAN + close.length;
  const limit = Math.min(text.length, from + LONGEST_SPAN);
  for (let i = from; i < limit; i++) {
    if (text.charAt(i) === '\n') return null;
    if (!text.startsWith(close, i)) continue;
    const end = i + close.length;
    if (end >= text.length && !ended) return { kind: 'wait' };
    if (open.startsWith('`') && text.charAt(end) === '`') {
      while (text.charAt(i + 1) === '`') i++;
      continue;
    }
    if (open === '$' && (/\s/.test(text.charAt(i - 1)) || /\d/.test(text.charAt(end)))) return null;
    return { end, kind: 'span' };
  }
  return whole ? null : { kind: 'wait' };
}
