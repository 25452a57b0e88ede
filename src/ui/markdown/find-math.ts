const DISPLAY = /\$\$[\s\S]+?\$\$/;
// A single dollar is money or a shell variable unless something only formulas have stands between two of them.
const INLINE = /\$(?=\S)[^$\n]*[\\^_{}=][^$\n]*(?<=\S)\$(?!\d)/;
const CODE = /`{3,}[\s\S]*?(?:`{3,}|$)|`[^`\n]*`/g;
const LATEX = /\\[A-Za-z]|[\^_=]/;

/** Whether the text holds a formula outside of code. */
export function hasMath(text: string): boolean {
  if (!text.includes('$')) return false;
  const prose = text.replace(CODE, '');
  return DISPLAY.test(prose) || INLINE.test(prose);
}

/** Models write `\(x\)` and `\[x\]` too. Both become dollars of the same length, so every offset stays true. */
export function dollarMath(text: string): string {
  if (!text.includes('\\(') && !text.includes('\\[')) return text;
  return text.replace(/\\\(([^\n]{1,400}?)\\\)|\\\[([\s\S]{1,2000}?)\\\]/g, (all, inline?: string, display?: string) =>
    LATEX.test(inline ?? display ?? '') ? `$$${inline ?? display}$$` : all,
  );
}
