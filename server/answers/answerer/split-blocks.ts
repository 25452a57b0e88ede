import { sizeOf } from './size';

export interface Block {
  start: number;
  end: number;
  kind: 'prose' | 'heading' | 'item' | 'list' | 'table' | 'row' | 'code' | 'blank';
  head?: [number, number];
}

interface Line {
  start: number;
  end: number;
  kind: 'blank' | 'fence' | 'heading' | 'item' | 'indented' | 'table' | 'prose';
}

/** Maximum size, in sentence caps, of a list or table that stays whole; longer ones are split into items or rows. */
const WHOLE = { list: 1, table: 0.5 };

/**
 * Splits Markdown into blocks that tile the text. Works line by line, so it accepts any text, valid Markdown or not.
 */
export function splitBlocks(text: string): Block[] {
  const lines = readLines(text);
  const blocks: Block[] = [];
  let i = 0;
  while (i < lines.length) {
    const line = lines[i] as Line;
    const to = blockEnd(lines, i, text);
    blocks.push(...toBlocks(text, lines.slice(i, to), line.kind));
    i = to;
  }
  return blocks;
}

function readLines(text: string): Line[] {
  const lines: Line[] = [];
  for (let start = 0; start < text.length; ) {
    const newline = text.indexOf('\n', start);
    const end = newline < 0 ? text.length : newline + 1;
    lines.push({ start, end, kind: lineKind(text.slice(start, end)) });
    start = end;
  }
  return lines;
}

function lineKind(line: string): Line['kind'] {
  if (/^\s*$/.test(line)) return 'blank';
  if (/^ {0,3}(```|~~~)/.test(line)) return 'fence';
  if (/^ {0,3}#{1,6}\s/.test(line)) return 'heading';
  if (/^\s*([-*+]|\d{1,3}[.)])\s+\S/.test(line)) return 'item';
  if (/^\s*\|/.test(line)) return 'table';
  if (/^(\t| {2,})/.test(line)) return 'indented';
  return 'prose';
}

function blockEnd(lines: Line[], from: number, text: string): number {
  const kind = lines[from]?.kind;
  let i = from + 1;
  if (kind === 'fence') {
    const mark = text.slice(lines[from]?.start, lines[from]?.end).trim().slice(0, 3);
    while (
      i < lines.length &&
      !(lines[i]?.kind === 'fence' && text.slice(lines[i]?.start, lines[i]?.end).trim() === mark)
    )
      i++;
    return Math.min(i + 1, lines.length);
  }
  const goesOn = (next: Line['kind'] | undefined): boolean => {
    if (kind === 'heading') return false;
    if (kind === 'item') return next === 'item' || next === 'indented';
    if (kind === 'indented' || kind === 'prose') return next === 'prose' || next === 'indented';
    return next === kind;
  };
  while (i < lines.length && goesOn(lines[i]?.kind)) i++;
  return i;
}

function toBlocks(text: string, lines: Line[], kind: Line['kind']): Block[] {
  const start = lines[0]?.start ?? 0;
  const end = lines.at(-1)?.end ?? start;
  if (kind === 'blank' || kind === 'heading') return [{ start, end, kind }];
  if (kind === 'fence') return [{ start, end, kind: 'code' }];
  if (kind === 'table') return tableBlocks(text, lines, start, end);
  if (kind === 'item') return listBlocks(text, lines, start, end);
  return [{ start, end, kind: 'prose' }];
}

function listBlocks(text: string, lines: Line[], start: number, end: number): Block[] {
  if (sizeOf(text, start, end) <= WHOLE.list) return [{ start, end, kind: 'list' }];
  const items: Block[] = [];
  for (const line of lines) {
    const last = items.at(-1);
    if (line.kind === 'item' || !last) items.push({ start: line.start, end: line.end, kind: 'item' });
    else last.end = line.end;
  }
  // An item above one sentence cap is split like prose; its list mark stays with the first piece.
  return items.map((item) => (sizeOf(text, item.start, item.end) > 1 ? { ...item, kind: 'prose' } : item));
}

/** True for the delimiter line below a table header: only bars, dashes, colons and spaces. */
export const isRule = (line: string): boolean => /^[\s|:-]+$/.test(line) && line.includes('-');

function tableBlocks(text: string, lines: Line[], start: number, end: number): Block[] {
  const [first, second] = lines;
  const ruled = second !== undefined && isRule(text.slice(second.start, second.end));
  if (sizeOf(text, start, end) <= WHOLE.table || !first) return [{ start, end, kind: 'table' }];
  // A passage may begin in the middle of a long table: its rows have no header.
  if (!ruled) return lines.map((line): Block => ({ start: line.start, end: line.end, kind: 'row' }));
  const head: [number, number] = [first.start, second.end];
  const rows = lines.slice(2).map((line): Block => ({ start: line.start, end: line.end, kind: 'row', head }));
  return [{ start, end: second.end, kind: 'blank' }, ...rows];
}
