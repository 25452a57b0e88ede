/** A spreadsheet reads such a beginning as a formula, also in full-width characters of Chinese keyboards. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

/** One value of a CSV file by RFC 4180; text that a spreadsheet would calculate is kept as text by an apostrophe. */
export function csvCell(value: string | number | boolean | null): string {
  if (value === null) return '';
  const text = typeof value === 'string' && FORMULA.test(value) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
