import type { Numbered } from './numbered';

const HEAD = 'number,x,y,width,height,score,label';

/** RFC 4180, with a mark that lets spreadsheets read the Chinese. */
export function toCsv(objects: readonly Numbered[]): string {
  const rows = objects.map(({ index, x, y, width, height, score, label = '' }) =>
    [index, x, y, width, height, score, cell(label)].join(','),
  );
  return `\ufeff${[HEAD, ...rows].join('\r\n')}\r\n`;
}

/** What a spreadsheet would take for a formula becomes plain text. */
function cell(text: string): string {
  const plain = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}
