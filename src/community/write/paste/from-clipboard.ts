/** Marks that are worth keeping. Editors of code put only colors around what they copy. */
const WORTH = /<(?:table|h[1-6]|ul|ol|li|strong|b|em|i|a|blockquote|img|pre|sup|sub)[\s>]|mso-list/i;
const ADDRESS = /^https?:\/\/\S+$/i;

export type Pasted =
  | { kind: 'html'; html: string; text: string }
  | { kind: 'link'; url: string }
  | { kind: 'rows'; text: string }
  | { kind: 'pictures'; files: File[] };

/** What was pasted, if it is more than plain text. Office puts a picture beside the text that it shows. */
export function fromClipboard(data: DataTransfer, hasSelection: boolean): Pasted | undefined {
  const text = data.getData('text/plain');
  const html = data.getData('text/html');
  if (hasSelection && ADDRESS.test(text.trim())) return { kind: 'link', url: text.trim() };
  if (text.trim() !== '' && WORTH.test(html)) return { kind: 'html', html, text };
  if (isRows(text)) return { kind: 'rows', text };
  const files = [...data.files].filter(({ type }) => type.startsWith('image/'));
  return files.length > 0 && text.trim() === '' ? { kind: 'pictures', files } : undefined;
}

/** Cells between tabs, as many in each line, as spreadsheets copy them. */
function isRows(text: string): boolean {
  const counts = text
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .map((line) => line.split('\t').length);
  return counts.length > 1 && counts.every((count) => count > 1 && count === counts[0]);
}

/** Rows of cells as a table; the first row is its head. */
export function rowsToTable(text: string): string {
  const rows = text
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .map((line) => line.split('\t').map((cell) => cell.trim().replaceAll('|', '\\|')));
  const [head = [], ...rest] = rows;
  const row = (cells: string[]) => `| ${cells.join(' | ')} |`;
  return [row(head), row(head.map(() => '---')), ...rest.map(row)].join('\n');
}
