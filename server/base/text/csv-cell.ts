/**
 * Spreadsheets read these first characters as a formula, including the full-width ones of Chinese keyboards. What begins
 * with apostrophes gets one more, so that reading is exact.
 */
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/;

/** One value of a CSV file (RFC 4180). An apostrophe keeps text from being read as a formula. */
export function csvCell(value: string | number | boolean | null): string {
  if (value === null) return '';
  const text = typeof value === 'string' && FORMULA.test(value) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** The text of a cell that `csvCell` may have written: without the apostrophe that disarmed it. */
export const uncsvCell = (cell: string): string => (cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell);
