export const MARKS = ['bold', 'italic', 'heading', 'list', 'numbers', 'quote', 'code', 'link', 'formula'] as const;
export type MarkKind = (typeof MARKS)[number];

/** What to put in place of a range of the text, and what is selected then. */
export interface Insertion {
  from: number;
  to: number;
  text: string;
  select: [start: number, end: number];
}

const AROUND = { bold: ['**', '**'], italic: ['*', '*'], formula: ['$', '$'], link: ['[', '](https://)'] } as const;
const AHEAD = { heading: '## ', list: '- ', quote: '> ' } as const;
/** An empty table of so many rows below its head. */
export function tableOf(rows: number, columns: number): string {
  const row = (cell: string) => `|${` ${cell} |`.repeat(columns)}`;
  return [row('  '), row('--'), ...Array.from({ length: rows }, () => row('  '))].join('\n');
}

/** The edit that a button of the toolbar makes on the selected text. */
export function insertMark(kind: MarkKind, text: string, start: number, end: number): Insertion {
  if (kind === 'code' && /\n/.test(text.slice(start, end))) return fence(text, start, end);
  if (kind === 'code') return wrap(text, start, end, ['`', '`']);
  if (kind === 'heading' || kind === 'list' || kind === 'quote') return prefix(text, start, end, () => AHEAD[kind]);
  if (kind === 'numbers') return prefix(text, start, end, (index) => `${index + 1}. `);
  return wrap(text, start, end, AROUND[kind]);
}

function wrap(text: string, start: number, end: number, [before, after]: readonly [string, string]): Insertion {
  const at = start + before.length;
  return { from: start, to: end, text: before + text.slice(start, end) + after, select: [at, at + end - start] };
}

/** Puts a mark ahead of each selected line. */
function prefix(text: string, start: number, end: number, markOf: (index: number) => string): Insertion {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const next = text.indexOf('\n', end);
  const to = next < 0 ? text.length : next;
  const lines = text.slice(from, to).split('\n');
  const made = lines.map((line, index) => markOf(index) + line).join('\n');
  return { from, to, text: made, select: [from + made.length, from + made.length] };
}

function fence(text: string, start: number, end: number): Insertion {
  const made = `\`\`\`\n${text.slice(start, end)}\n\`\`\``;
  return { from: start, to: end, text: made, select: [start + 4, start + made.length - 4] };
}

/** After the line that `end` is in, with an empty line around it; from `from` to `to` in the block is selected. */
export function insertBlock(text: string, end: number, block: string, [from, to]: [number, number]): Insertion {
  const next = text.indexOf('\n', end);
  const at = next < 0 ? text.length : next;
  const before = at === 0 || text.slice(0, at).endsWith('\n\n') ? '' : text[at - 1] === '\n' ? '\n' : '\n\n';
  const start = at + before.length;
  return { from: at, to: at, text: `${before}${block}\n`, select: [start + from, start + to] };
}
