import { fold } from '../../../base/text/fold';
import { isRule } from '../split-blocks';
import { type Dimension, namedDimension, UNIT, type UnitOf, unitOf } from './units';

export interface Column {
  /** Folded heading. */
  name: string;
  /** As written: the heading, the heading without its unit, and the unit. */
  heading: string;
  title: string;
  measure: string;
  /** What bare numbers in the column measure, if the heading says so. */
  unit: UnitOf | undefined;
}

export interface Row {
  start: number;
  end: number;
  cells: string[];
}

export interface Table {
  /** From the header's first character to the end of the delimiter line. */
  head: [number, number];
  columns: Column[];
  rows: Row[];
}

/** Reads the tables of a Markdown text that have a header, with the positions and cells of their rows. */
export function readTables(text: string): Table[] {
  const tables: Table[] = [];
  let run: { start: number; end: number }[] = [];
  const close = () => {
    const table = tableOf(text, run);
    if (table) tables.push(table);
    run = [];
  };
  for (const line of linesOf(text)) {
    if (/^\s*\|/.test(text.slice(line.start, line.end))) run.push(line);
    else close();
  }
  close();
  return tables;
}

function* linesOf(text: string): Generator<{ start: number; end: number }> {
  for (let start = 0; start < text.length; ) {
    const newline = text.indexOf('\n', start);
    const end = newline < 0 ? text.length : newline + 1;
    yield { start, end };
    start = end;
  }
}

function tableOf(text: string, lines: { start: number; end: number }[]): Table | undefined {
  const [header, rule, ...rest] = lines;
  if (!header || !rule || rest.length === 0 || !isRule(text.slice(rule.start, rule.end))) return undefined;
  const columns = cellsOf(text.slice(header.start, header.end)).map(columnOf);
  const rows = rest.map(({ start, end }) => ({ start, end, cells: cellsOf(text.slice(start, end)) }));
  return { head: [header.start, rule.end], columns, rows };
}

const cellsOf = (line: string): string[] =>
  line
    .trim()
    .replace(/^\||\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim());

// A unit at the end: "mm", "(V)". "mm/100 mm" and "mm per 100 mm" are slopes, so a number below them is no length.
const rate = `(?:${UNIT})\\s*(?:per|每)\\s*\\d*\\s*\\p{L}+[²³]?`;
const lastUnit = new RegExp(
  `(?:^|[\\s(（)）,，/、])(${rate}|${UNIT}|[a-zµμ]+/\\d+\\s*(?:${UNIT}))\\s*[)）]?\\s*$`,
  'u',
);

/**
 * Parses headings such as "Speed r/min", "DC test voltage (V)" or 等级: a unit at the end, or a name that implies one.
 */
function columnOf(heading: string): Column {
  const name = fold(heading);
  const ends = lastUnit.exec(name);
  const unit = unitOf(ends?.[1] ?? '');
  const dim: Dimension | undefined = unit ? undefined : namedDimension(name);
  // A bracket that ends the title is part of it.
  const at =
    ends && name.length === heading.length ? ends.index + Number(/[)）]/.test(ends[0][0] ?? '')) : heading.length;
  const measure = heading.slice(at).replace(/^[\s(（,，/、]+|[\s)）]+$/g, '');
  return { name, heading, title: heading.slice(0, at).trim(), measure, unit: unit ?? (dim && { dim, factor: 1 }) };
}
