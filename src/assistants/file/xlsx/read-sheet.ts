import { type NumberKind, writeNumber } from './number-formats';
import { scanXml } from './scan-xml';

/** How often something stands in a sheet, and where first. */
export interface Noted {
  count: number;
  first: string;
}

export interface Sheet {
  /** Rows with something in them, as wide as the widest. */
  rows: string[][];
  /** Only the first cell of merged ones has a value. */
  merged?: Noted;
  /** Formulas that ended in an error count as empty. */
  errors?: Noted;
  /** Formulas that no program has calculated yet count as empty, too. */
  uncalculated?: Noted;
}

export interface Book {
  strings: readonly string[];
  formats: readonly NumberKind[];
  from1904: boolean;
}

export const SHEET_LIMITS = { cells: 500_000, columns: 16_384 } as const;

interface Cell {
  at: string;
  column: number;
  type: string;
  style: number;
  value: string;
  hasValue: boolean;
  hasFormula: boolean;
}

class TooManyCells extends Error {}

/** The values of a sheet as text; formulas are not calculated. */
export function readSheet(xml: string, book: Book): Sheet | 'broken' | 'cells' {
  const reader = new SheetReader(book);
  try {
    const whole = scanXml(xml, reader);
    return whole && !reader.broken ? reader.sheet() : 'broken';
  } catch (error) {
    if (error instanceof TooManyCells) return 'cells';
    throw error;
  }
}

class SheetReader {
  broken = false;
  private rows: string[][] = [];
  private row: string[] = [];
  private rowNumber = 0;
  private cells = 0;
  private cell: Cell | undefined;
  private reads = false;
  private readonly noted: Pick<Sheet, 'merged' | 'errors' | 'uncalculated'> = {};

  constructor(private readonly book: Book) {}

  readonly open = (name: string, attribute: (name: string) => string | undefined): void => {
    if (name === 'row') {
      this.rowNumber = Number(attribute('r') ?? this.rowNumber + 1);
      this.row = [];
    } else if (name === 'c') this.openCell(attribute);
    else if (name === 'mergeCell') this.note('merged', attribute('ref') ?? '');
    else if (this.cell && name === 'f') this.cell.hasFormula = true;
    else if (this.cell && (name === 'v' || name === 't')) {
      this.cell.hasValue = true;
      this.reads = true;
    } else if (name === 'rPh') this.reads = false;
  };

  readonly text = (text: string): void => {
    if (this.reads && this.cell) this.cell.value += text;
  };

  readonly close = (name: string): void => {
    if (name === 'v' || name === 't') this.reads = false;
    else if (name === 'c') this.closeCell();
    else if (name === 'row' && this.row.some((cell) => cell !== undefined && cell.trim() !== ''))
      this.rows.push(this.row);
  };

  private openCell(attribute: (name: string) => string | undefined): void {
    const at = attribute('r') ?? '';
    const column = at === '' ? this.row.length : columnOf(at);
    if (column === undefined || column >= SHEET_LIMITS.columns) this.broken = true;
    this.cell = {
      at: at || `${this.rowNumber}:${this.row.length + 1}`,
      column: column ?? 0,
      type: attribute('t') ?? 'n',
      style: Number(attribute('s') ?? -1),
      ...{ value: '', hasValue: false, hasFormula: false },
    };
  }

  private closeCell(): void {
    const { cell } = this;
    this.cell = undefined;
    if (!cell || this.broken) return;
    if (!cell.hasValue) {
      if (cell.hasFormula) this.note('uncalculated', cell.at);
      return;
    }
    this.cells += 1;
    if (this.cells > SHEET_LIMITS.cells) throw new TooManyCells();
    this.row[cell.column] = this.write(cell);
  }

  private write({ type, value, style, at }: Cell): string {
    if (type === 's') return this.book.strings[Number(value)] ?? '';
    if (type === 'b') return value === '1' ? 'TRUE' : 'FALSE';
    if (type === 'e') {
      this.note('errors', `${at} ${value}`);
      return '';
    }
    if (type === 'd') return value.replace('T', ' ').replace(/ 00:00:00(\.0+)?$/, '');
    if (type !== 'n' || value.trim() === '') return spelled(value);
    return writeNumber(Number(value), this.book.formats[style] ?? 'number', this.book.from1904);
  }

  private note(what: keyof typeof this.noted, first: string): void {
    const known = this.noted[what];
    if (known) known.count += 1;
    else this.noted[what] = { count: 1, first };
  }

  sheet(): Sheet {
    const width = this.rows.reduce((most, row) => Math.max(most, row.length), 0);
    return {
      rows: withoutTitle(this.rows.map((row) => Array.from({ length: width }, (_, i) => row[i] ?? ''))),
      ...this.noted,
    };
  }
}

/** Column of B12, from 0. */
function columnOf(at: string): number | undefined {
  const letters = /^([A-Z]{1,3})\d+$/.exec(at)?.[1];
  if (letters === undefined) return undefined;
  return [...letters].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

const TITLE_ROWS = 20;

/** Without what stands above the head: lines with one cell in a table of several columns. */
function withoutTitle(rows: string[][]): string[][] {
  const filled = (row: readonly string[]) => row.filter((cell) => cell.trim() !== '').length;
  const head = rows.slice(0, TITLE_ROWS).findIndex((row) => filled(row) > 1);
  return head > 0 ? rows.slice(head) : rows;
}

/** Texts that several cells share; nothing if the part is damaged. */
export function readStrings(xml: string): string[] | undefined {
  const strings: string[] = [];
  let current = '';
  let reads = false;
  let spoken = false;
  const whole = scanXml(xml, {
    open: (name) => {
      if (name === 'si') current = '';
      // How a word is pronounced is not part of it.
      else if (name === 'rPh') spoken = true;
      else if (name === 't') reads = !spoken;
    },
    text: (text) => {
      if (reads) current += text;
    },
    close: (name) => {
      if (name === 't') reads = false;
      else if (name === 'rPh') spoken = false;
      else if (name === 'si') strings.push(spelled(current));
    },
  });
  return whole ? strings : undefined;
}

/** Spreadsheets write characters that XML cannot have as _x000D_. */
const spelled = (text: string) =>
  text.includes('_x')
    ? text.replace(/_x([0-9a-fA-F]{4})_/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)).replace('\0', ''))
    : text;
