import type { DetectedObject } from '../types';

const header = ['number', 'x', 'y', 'width', 'height', 'score', 'drawn', 'label'];
const lineEnd = '\r\n';

/** A label comes from a detector; a spreadsheet must not take it for a formula. */
function cell(value: string | number | boolean): string {
  const text = typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** RFC 4180, with a byte order mark: without it spreadsheets read Chinese labels as noise. */
export function toCsv(objects: readonly DetectedObject[]): string {
  const rows = objects.map(({ x, y, width, height, score, drawn, label }, index) =>
    [index + 1, x, y, width, height, score, drawn ?? false, label ?? ''].map(cell).join(','),
  );
  return `\uFEFF${[header.join(','), ...rows].join(lineEnd)}${lineEnd}`;
}
