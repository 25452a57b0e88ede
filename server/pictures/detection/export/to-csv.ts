import { csvCell } from '../../../base/text/csv-cell';
import type { DetectedObject } from '../types';

const header = ['number', 'x', 'y', 'width', 'height', 'score', 'drawn', 'label'];
const lineEnd = '\r\n';

/** Formats objects as CSV (RFC 4180) with a byte order mark, without which spreadsheets garble Chinese labels. */
export function toCsv(objects: readonly DetectedObject[]): string {
  const rows = objects.map(({ x, y, width, height, score, drawn, label }, index) =>
    [index + 1, x, y, width, height, score, drawn ?? false, label ?? ''].map(csvCell).join(','),
  );
  return `\uFEFF${[header.join(','), ...rows].join(lineEnd)}${lineEnd}`;
}
