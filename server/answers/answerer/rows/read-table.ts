import { fold } from '../../../base/text/fold';
import { isRule } from '../split-blocks';
import { type Dimension, namedDimension, UNIT, type UnitOf, unitOf } from './units';

export interface Column {
  /** Heading, folded. */
  name: string;
  /** As written: the heading, the same without its unit, and that. */
  heading: string;
  title: string;
  measure: string;
  /** What its bare numbers measure, as far as the heading says. */
  unit: UnitOf | undefined;
}

export interface Row {
  start: number;
  end: number;
  cells: string[];
}

export interface Table {
  /** From the header's first character to the end of the line beneath it. */
  head: [number, number];
  columns: Column[];
  rows: Row[];
}

/** The tables of a Markdown text that have a header: where each row stands, and what its cells say. */
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

// "mm", "(V)", and "mm/100 mm" or "mm per 100 mm", which measure a slope: a number beside them is no length.
const rate = `(?:${UNIT})\\s*(?:per|每)\\s*\\d*\\s*\\p{L}+[²³]?`;
const lastUnit = new RegExp(
  `(?:^|[\\s(（)）,，/、])(${rate}|${UNIT}|[a-zµμ]+/\\d+\\s*(?:${UNIT}))\\s*[)）]?\\s*$`,
  'u',
);

/** "Speed r/min", "DC test voltage (V)", 等级: the unit ends the heading, or its name says what is counted. */
function columnOf(heading: string): Column {
  const name = fold(heading);
  const ends = lastUnit.exec(name);
  const unit = unitOf(ends?.[1] ?? '');
  const dim: Dimension | undefined = unit ? undefined : namedDimension(name);
  // A bracket that ends the title is the title's.
  const at =
    ends && name.length === heading.length ? ends.index + Number(/[)）]/.test(ends[0][0] ?? '')) : heading.length;
  const measure = heading.slice(at).replace(/^[\s(（,，/、]+|[\s)）]+$/g, '');
  return { name, heading, title: heading.slice(0, at).trim(), measure, unit: unit ?? (dim && { dim, factor: 1 }) };
}
