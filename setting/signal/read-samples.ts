/** One column of numbers. */
export interface SampleColumn {
  name: string;
  values: Float64Array;
}

export interface SampleTable {
  columns: SampleColumn[];
  /** Samples a second, from a column of times or from a line above the numbers. */
  rate?: number;
  /** The column of times, left out of `columns`, is not even by more than a tenth of a step. */
  uneven: boolean;
  /** Cells without a number, filled from their neighbors. */
  filled: number;
  /** Rows behind the last one that is analysed. */
  cut: number;
}

/** Rows that are analysed at most: 40 s at 25.6 kHz. */
export const MOST_SAMPLES = 2 ** 20;
const LEAST_SAMPLES = 256;

/** Why a text holds no samples; each has its words under `intake.<name>`. */
export type SampleFault = 'empty' | 'noNumbers' | 'few';

/**
 * Reads a record as instruments export it: lines of one or more numbers, separated by comma, semicolon, tab or spaces, with point or
 * decimal comma, below any number of lines of text.
 */
export function readSamples(text: string): SampleTable | SampleFault {
  const lines = text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '');
  if (lines.length === 0) return 'empty';
  const read = readerFor(lines);
  const first = lines.findIndex(
    (line) => read(line).some(Number.isFinite) && read(line).every((value) => !Number.isNaN(value)),
  );
  if (first === -1) return 'noNumbers';
  const body = lines.slice(first, first + MOST_SAMPLES);
  const width = read(body[0] as string).length;
  const { columns, filled } = columnsOf(body.map(read), width);
  if (body.length < LEAST_SAMPLES) return 'few';
  const head = lines.slice(0, first);
  const names = namesIn(head.at(-1), width, separatorOf(lines));
  const named = columns.map((values, i) => ({ name: names[i] ?? `${i + 1}`, values }));
  const timed = takeTimes(named);
  const rate = timed.rate ?? rateIn(head);
  return { ...timed, ...(rate !== undefined && { rate }), filled, cut: lines.length - first - body.length };
}

const SEPARATORS = ['\t', ';', ',', ' '] as const;
type Separator = (typeof SEPARATORS)[number];

const split = (line: string, separator: Separator) =>
  separator === ' ' ? line.trim().split(/ +/) : line.split(separator);

/** The separator that most lines in the middle of the file have; a comma between digits alone is a decimal comma. */
function separatorOf(lines: readonly string[]): Separator {
  const middle = lines.slice(Math.floor(lines.length / 2), Math.floor(lines.length / 2) + 20);
  const has = (separator: Separator) =>
    middle.filter((line) => line.trim().includes(separator)).length > middle.length / 2;
  return SEPARATORS.find(has) ?? ' ';
}

function readerFor(lines: readonly string[]): (line: string) => number[] {
  const separator = separatorOf(lines);
  const half = Math.floor(lines.length / 2);
  const middle = lines.slice(half, half + 20);
  if (separator === ',' && middle.every(isOneNumber) && !risesInFront(middle)) return (line) => [numberOf(line, true)];
  const comma = separator !== ',' && /\d,\d/.test(middle[0] as string);
  return (line) => trimmed(split(line, separator)).map((cell) => numberOf(cell, comma));
}

const isOneNumber = (line: string) => /^\s*[-+]?\d+,\d+([eE][-+]?\d+)?\s*$/.test(line);

/** 7,31 and 8,29 are a row number and a value; 0,731 and 0,829 are one number each. */
const risesInFront = (lines: readonly string[]) =>
  lines.every((line, i) => i === 0 || Number.parseInt(line, 10) > Number.parseInt(lines[i - 1] as string, 10));

/** Without the empty cell behind a separator at the end of a line. */
const trimmed = (cells: string[]) => (cells.length > 1 && cells.at(-1)?.trim() === '' ? cells.slice(0, -1) : cells);

/** NaN for text; Infinity never, so that an empty cell (NaN, too) can be filled. */
function numberOf(cell: string, comma: boolean): number {
  const text = cell.trim().replace(/^"(.*)"$/, '$1');
  if (!/^[-+]?(\d+([.,]\d*)?|[.,]\d+)([eE][-+]?\d+)?$/.test(text)) return Number.NaN;
  return Number(comma ? text.replace(',', '.') : text);
}

function columnsOf(rows: readonly number[][], width: number): { columns: Float64Array[]; filled: number } {
  let filled = 0;
  const columns = Array.from({ length: width }, (_, column) => {
    const values = new Float64Array(rows.length);
    for (let i = 0; i < rows.length; i += 1) {
      const value = rows[i]?.[column];
      if (value !== undefined && Number.isFinite(value)) values[i] = value;
      else {
        values[i] = values[i - 1] ?? 0;
        filled += 1;
      }
    }
    return values;
  });
  return { columns, filled };
}

function namesIn(line: string | undefined, width: number, separator: Separator): string[] {
  if (line === undefined) return [];
  const cells = trimmed(split(line, separator)).map((cell) =>
    cell
      .trim()
      .replace(/^"(.*)"$/, '$1')
      .slice(0, 60),
  );
  return cells.length === width ? cells : [];
}

/** A sampling rate stated above the numbers: "fs = 25.6 kHz", "采样频率: 25600 Hz". */
function rateIn(head: readonly string[]): number | undefined {
  for (const line of head) {
    const found = /(?:sampl\w*|fs|rate|采样\S*)[^\d]{0,30}?([\d.]+)\s*(k?)hz/i.exec(line);
    if (found) return Number(found[1]) * (found[2] ? 1000 : 1);
  }
  return undefined;
}

/** Takes out the column of times: it rises throughout, in even steps. */
function takeTimes(columns: SampleColumn[]): Pick<SampleTable, 'columns' | 'uneven'> & { rate?: number } {
  const [times, ...others] = columns;
  if (!times || others.length === 0 || !rises(times.values)) return { columns, uneven: false };
  const { values, name } = times;
  const step = ((values.at(-1) as number) - (values[0] as number)) / (values.length - 1);
  const uneven = values.some(
    (value, i) => Math.abs(value - (values[0] as number) - i * step) > Math.max(0.1 * step * Math.sqrt(i + 1), 1e-9),
  );
  const seconds = /\bms\b|毫秒/i.test(name) ? step / 1000 : step;
  return { columns: others, uneven, rate: Number((1 / seconds).toPrecision(6)) };
}

const rises = (values: Float64Array) => values.every((value, i) => i === 0 || value > (values[i - 1] as number));
