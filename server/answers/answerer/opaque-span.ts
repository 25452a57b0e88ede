/** Stretches of Markdown in which `[1]` is not a citation: code and formulas. */
export type Opaque =
  | { end: number; kind: 'span' }
  /** Opens a block whose end may be far away: it streams through until its closing line or mark. */
  | { end: number; kind: 'fence' | 'math'; close: string }
  | { kind: 'wait' };

/** Code and formulas inside a line are short; what is not closed by then is text. */
const LONGEST_SPAN = 400;
const LONGEST_FENCE = 16;

/**
 * Looks at text[at], which is `, ~, $ or \. Returns null where it is plain text, and `wait` where more of the stream
 * must be seen. The answer depends only on the text, never on how it was cut into chunks.
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
  // An escaped mark is that mark and opens nothing.
  return { end: at + (/[!-/:-@[-`{-~]/.test(next) ? 2 : 1), kind: 'span' };
}

function closedBy(text: string, at: number, open: string, ended: boolean, close = open): Opaque | null {
  const from = at + open.length;
  // "$5 and $10" are prices: a formula neither begins nor ends beside white space, nor goes on with a digit after its end.
  if (open === '$' && /\s/.test(text.charAt(from))) return null;
  // Decided only once everything that may decide is there, or a cut in the middle of a mark would change the outcome.
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
