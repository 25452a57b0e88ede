const DISPLAY = /\$\$[\s\S]+?\$\$/;
// A single dollar sign is money or a shell variable unless the text up to the next one looks like a formula.
const BETWEEN = /\$(?=\S)([^$\n]*)(?=\$(?!\d))/g;
const MATHEMATICAL = /[\\^_{}=]|^[A-Za-z]$/;
const CODE = /`{3,}[\s\S]*?(?:`{3,}|$)|`[^`\n]*`/g;
const LATEX = /\\[A-Za-z]|[\^_=]/;

/** Whether the text has a formula outside of code. */
export function hasMath(text: string): boolean {
  if (!text.includes('$')) return false;
  const prose = text.replace(CODE, '');
  if (DISPLAY.test(prose)) return true;
  for (const [, tex = ''] of prose.matchAll(BETWEEN)) if (MATHEMATICAL.test(tex) && tex.trimEnd() === tex) return true;
  return false;
}

// Stops at another opening bracket; otherwise each unclosed one would cost 2,000 characters of look-ahead. `\\[4pt]` is
// a line break within a formula, not an opening bracket.
const BRACKETED = /\\\(((?:(?!\\\()[^\n]){1,400}?)\\\)|\\\[((?:(?!(?<!\\)\\\[)[\s\S]){1,2000}?)\\\]/g;

/**
 * Models also write `\(x\)` and `\[x\]`. Replaces the brackets by dollar signs of the same length, to keep offsets
 * valid.
 */
export function dollarMath(text: string): string {
  if (!text.includes('\\(') && !text.includes('\\[')) return text;
  return text.replace(BRACKETED, (all, inline?: string, display?: string) =>
    LATEX.test(inline ?? display ?? '') ? `$$${inline ?? display}$$` : all,
  );
}
