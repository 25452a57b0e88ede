import { dateIn, hoursIn, isEmpty, looksLikeDate, looksNumeric, markIn, numberIn } from './read-cells';
import { separatorOf, splitRows } from './split-rows';
import { type Column, type DateOrder, type DecimalMark, TABLE_LIMITS, type Table, type TableFault } from './table';

/** What the person answered, where the file leaves it open. */
export interface TableChoices {
  decimal?: DecimalMark;
  order?: DateOrder;
}

/** Reads CSV or TSV with a head into typed columns. Asks, where a number or a date can be read in two ways. */
export function readTable(text: string, choices: TableChoices = {}): Table | TableFault {
  if (text.includes('\0')) return { fault: 'binary' };
  const plain = text.replace(/^\uFEFF/, '');
  const all = splitRows(plain, separatorOf(plain));
  if (!Array.isArray(all)) return { fault: 'unclosed', row: all.unclosed };
  const [head, ...body] = all;
  if (!head) return { fault: 'empty' };
  if (body.length === 0) return { fault: 'headOnly' };
  if (body.length > TABLE_LIMITS.rows) return { fault: 'manyRows', value: body.length, limit: TABLE_LIMITS.rows };
  const width = head.length;
  if (width > TABLE_LIMITS.columns) return { fault: 'manyColumns', value: width, limit: TABLE_LIMITS.columns };
  const ragged = body.findIndex((row) => row.length !== width && row.slice(width).some((cell) => cell.trim() !== ''));
  const short = body.findIndex((row) => row.length < width);
  const bad = ragged === -1 ? short : ragged;
  if (bad !== -1) return { fault: 'ragged', row: bad + 1, found: body[bad]?.length ?? 0, expected: width };
  const { names, renamed } = namesOf(head);
  const drafts = names.map((name, i) =>
    draftOf(
      name,
      body.map((row) => (row[i] as string).trim()),
    ),
  );
  const decimal = choices.decimal ?? decimalOf(drafts);
  if (typeof decimal !== 'string') return decimal;
  const order = choices.order ?? orderOf(drafts);
  if (typeof order !== 'string') return order;
  return { columns: drafts.map((draft) => columnFrom(draft, decimal, order)), rows: body, renamed };
}

export const isTable = (read: Table | TableFault): read is Table => 'columns' in read;

function namesOf(head: readonly string[]): { names: string[]; renamed: string[] } {
  const renamed: string[] = [];
  const names: string[] = [];
  head.forEach((cell, i) => {
    const wanted = cell.trim() || `${i + 1}`;
    let name = wanted;
    for (let n = 2; names.includes(name); n += 1) name = `${wanted} (${n})`;
    if (name !== wanted) renamed.push(wanted);
    names.push(name);
  });
  return { names, renamed };
}

interface Draft {
  name: string;
  kind: 'number' | 'hours' | 'date' | 'text';
  cells: string[];
}

/** Share of the cells that must fit for a column to be more than text. */
const FITTING = 0.95;

function draftOf(name: string, cells: string[]): Draft {
  const filled = cells.filter((cell) => !isEmpty(cell));
  const fits = (test: (cell: string) => boolean) =>
    filled.length > 0 && filled.filter(test).length >= FITTING * filled.length;
  // 3:30 may be a time of day; only the name tells that it is how long something took.
  if (/duration|hours|downtime|时长|工时|耗时|停机/i.test(name) && fits((cell) => Number.isFinite(hoursIn(cell))))
    return { name, kind: 'hours', cells };
  if (fits(looksLikeDate) && (fits((cell) => isDate(cell, 'dmy')) || fits((cell) => isDate(cell, 'mdy'))))
    return { name, kind: 'date', cells };
  return { name, kind: fits(looksNumeric) && !filled.some((cell) => /^0\d/.test(cell)) ? 'number' : 'text', cells };
}

const isDate = (cell: string, order: DateOrder) => Number.isFinite(dateIn(cell, order));

function decimalOf(drafts: readonly Draft[]): DecimalMark | TableFault {
  const seen: Partial<Record<DecimalMark | 'unclear', { column: string; cell: string }>> = {};
  for (const { name, kind, cells } of drafts) {
    if (kind !== 'number') continue;
    for (const cell of cells) {
      const mark = looksNumeric(cell) ? markIn(cell) : undefined;
      if (mark && !seen[mark]) seen[mark] = { column: name, cell };
    }
  }
  const { point, comma, unclear } = seen;
  if (point && comma) return { ask: 'decimal', column: comma.column, examples: [point.cell, comma.cell] };
  if (comma) return 'comma';
  if (unclear && !point) return { ask: 'decimal', column: unclear.column, examples: [unclear.cell, unclear.cell] };
  return 'point';
}

/** One file has one order, so a column that tells decides for those that do not. */
function orderOf(drafts: readonly Draft[]): DateOrder | TableFault {
  const open = drafts.filter(({ kind }) => kind === 'date').filter(({ cells }) => cells.some(turns));
  const telling = open.flatMap(({ cells }) => {
    const count = (order: DateOrder) => cells.filter((cell) => isDate(cell, order)).length;
    const [dmy, mdy] = [count('dmy'), count('mdy')];
    return dmy === mdy ? [] : [dmy > mdy ? ('dmy' as const) : ('mdy' as const)];
  });
  const [first] = telling;
  const column = open[0];
  if (first && telling.every((order) => order === first)) return first;
  return column ? { ask: 'order', column: column.name, example: column.cells.find(turns) as string } : 'dmy';
}

/** Whether the two orders read a cell differently. */
const turns = (cell: string) => !Object.is(dateIn(cell, 'dmy'), dateIn(cell, 'mdy'));

function columnFrom({ name, kind, cells }: Draft, decimal: DecimalMark, order: DateOrder): Column {
  if (kind === 'text') return { name, kind, unread: 0, values: cells.map((cell) => (isEmpty(cell) ? '' : cell)) };
  const read = {
    number: (cell: string) => numberIn(cell, decimal),
    hours: hoursIn,
    date: (cell: string) => dateIn(cell, order),
  }[kind];
  const values = Float64Array.from(cells, (cell) => (isEmpty(cell) ? Number.NaN : read(cell)));
  const unread = cells.filter((cell, i) => !isEmpty(cell) && Number.isNaN(values[i])).length;
  if (kind === 'date') return { name, kind, unread, values };
  const unit = kind === 'hours' ? 'h' : unitIn(name);
  return { name, kind: 'number', unread, values, ...(unit && { unit }) };
}

/** "Power (kW)", "温度 [°C]", "温度（°C）", "speed / r/min". */
const unitIn = (name: string): string | undefined =>
  /\s*(?:[[(（]([^\])）]{1,12})[\])）]|\s\/\s*(\S{1,10}))$/.exec(name)?.slice(1).find(Boolean);
