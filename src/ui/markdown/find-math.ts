const DISPLAY = /\$\$[\s\S]+?\$\$/;
// A single dollar is money or a shell variable unless something only formulas have stands between two of them.
const BETWEEN = /\$(?=\S)([^$\n]*)(?=\$(?!\d))/g;
const MATHEMATICAL = /[\\^_{}=]/;
const CODE = /`{3,}[\s\S]*?(?:`{3,}|$)|`[^`\n]*`/g;
const LATEX = /\\[A-Za-z]|[\^_=]/;

/** Whether the text holds a formula outside of code. */
export function hasMath(text: string): boolean {
  if (!text.includes('$')) return false;
  const prose = text.replace(CODE, '');
  if (DISPLAY.test(prose)) return true;
  for (const [, tex = ''] of prose.matchAll(BETWEEN)) if (MATHEMATICAL.test(tex) && tex.trimEnd() === tex) return true;
  return false;
}

// Ends where another one begins, or every beginning that is never closed would be followed for two thousand characters. `\\[4pt]` is
// no beginning but a line's end within a formula.
const BRACKETED = /\\\(((?:(?!\\\()[^\n]){1,400}?)\\\)|\\\[((?:(?!(?<!\\)\\\[)[\s\S]){1,2000}?)\\\]/g;

/** Models write `\(x\)` and `\[x\]` too. Both become dollars of the same length, so every offset stays true. */
export function dollarMath(text: string): string {
  if (!text.includes('\\(') && !text.includes('\\[')) return text;
  return text.replace(BRACKETED, (all, inline?: string, display?: string) =>
    LATEX.test(inline ?? display ?? '') ? `$$${inline ?? display}$$` : all,
  );
}
