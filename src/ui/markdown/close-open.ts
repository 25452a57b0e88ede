import { closeInline } from './close-inline';

const FENCE = /^ {0,3}(?:[-+*>]\s+)*(`{3,}|~{3,})/;
/** A line that so far only begins something: a list, a heading, a quote, a rule, a fence, a box to tick. */
const BEGINNING =
  /^[ \t>]*(?:(?:[-+*]|\d{1,9}[.)]?)[ \t]*(?:\[[ xX]?\]?)?|#{1,6}|[-=_*]+|`{1,2}|~{1,2}|\${1,2})?[ \t]*$/;
const NEW_PIECE = /^[ \t>]*(?:(?:[-+*]|\d{1,9}[.)])\s|#{1,6}\s)/;
const ROW = /^ {0,3}\|/;
const RULE = /^[ \t|:-]*$/;

/**
 * How the end of a text is shown while it is still being written: what is open is closed, and what only begins is held back, so that
 * signs of Markdown never flash up. All that stays, stays at its place: passages and claims count in the text as it was written.
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

/** The sign that a fence was opened with and that nothing has closed yet. */
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

/** Where the paragraph, the list item or the table begins that is being written. */
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
  // How many columns there will be, nobody knows before the line has ended.
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
