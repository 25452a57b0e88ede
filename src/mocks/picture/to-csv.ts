import type { Data } from '@/api/paths';

const HEAD = 'number,x,y,width,height,score,drawn,label';

/** RFC 4180, with a byte order mark so that spreadsheets read Chinese. */
export function toCsv(objects: Data<'detectObjects'>['objects']): string {
  const rows = objects.map(({ x, y, width, height, score, drawn = false, label = '' }, at) =>
    [at + 1, x, y, width, height, score, drawn, cell(label)].join(','),
  );
  return `\ufeff${[HEAD, ...rows].join('\r\n')}\r\n`;
}

/** Quotes text that a spreadsheet would evaluate as a formula. */
function cell(text: string): string {
  const plain = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}
