import { closeInline } from './close-inline';

const FENCE = /^ {0,3}(?:[-+*>]\s+)*(`{3,}|~{3,})/;
/** A line that only begins a construct: list item, heading, quote, rule, fence, checkbox. */
const BEGINNING =
  /^[ \t>]*(?:(?:[-+*]|\d{1,9}[.)]?)[ \t]*(?:\[[ xX]?\]?)?|#{1,6}|[-=_*]+|`{1,2}|~{1,2}|\${1,2})?[ \t]*$/;
const NEW_PIECE = /^[ \t>]*(?:(?:[-+*]|\d{1,9}[.)])\s|#{1,6}\s)/;
const ROW = /^ {0,3}\|/;
const RULE = /^[ \t|:-]*$/;

/**
 * Renders the end of a text that is still streaming: closes open constructs and holds back those that only begin, so
 * that no Markdown markers flash. The kept text keeps its offsets, to which passages and claims refer.
 */
export function closeOpen(text: string): string {
  const lines = text.split('\n');
  const last = lines.at(-1) ?? '';
  const fence = openFence(lines);
  if (fence !== '') return /^[ \t>]*[`~]{1,2}$/.test(last) ? withoutLast(lines) : text;
  if (BEGINNING.test(last)) lines[lines.length - 1] = '';
  const from = firstLineOfPiece(lines);
  const before = lines.slice(0, from).map((line) => `${line}\n`);
  const piece = lines.slice(from);
  return before.join('') + (ROW.test(piece[0] ?? '') ? closeTable(piece) : closeInline(piece.join('\n')));
}

/** The marker of the fence that is still open, or ''. */
function openFence(lines: readonly string[]): string {
  let open = '';
  for (const line of lines) {
    const sign = FENCE.exec(line)?.[1] ?? '';
    if (open === '') open = sign;
    else if (sign.startsWith(open) && line.trim().endsWith(sign)) open = '';
  }
  return open;
}

const withoutLast = (lines: readonly string[]): string => lines.slice(0, -1).join('\n');

/** First line of the paragraph, list item or table at the end of the text. */
function firstLineOfPiece(lines: readonly string[]): number {
  let from = lines.length - 1;
  while (from > 0 && lines[from] === '') from -= 1;
  const inTable = ROW.test(lines[from] ?? '');
  while (from > 0 && !NEW_PIECE.test(lines[from] ?? '')) {
    const above = lines[from - 1] ?? '';
    if (above.trim() === '' || ROW.test(above) !== inTable) break;
    from -= 1;
  }
  return from;
}

function closeTable([head = '', rule, ...rows]: readonly string[]): string {
  // The number of columns is unknown until the header line has ended.
  if (rule === undefined) return '';
  if (rows.length === 0) return RULE.test(rule) ? `${head}\n${ruleFor(head)}` : [head, rule].join('\n');
  const done = rows.slice(0, -1);
  const last = rows.at(-1) ?? '';
  const cut = last.replace(/(?<!\\)\|[ \t]*$/, '');
  const cell = Math.max(0, cut.lastIndexOf('|') + 1);
  const lines = [head, rule, ...done];
  if (cut.trim() !== '') lines.push(cut.slice(0, cell) + closeInline(cut.slice(cell)));
  return lines.join('\n');
}

function ruleFor(head: string): string {
  const cells = head
    .trim()
    .replace(/^\||(?<!\\)\|$/g, '')
    .split(/(?<!\\)\|/);
  return `|${' - |'.repeat(cells.length)}`;
}
