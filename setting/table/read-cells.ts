import type { DateOrder, DecimalMark } from './table';

const EMPTY = new Set(['', '-', '–', '—', '/', 'na', 'n/a', 'nan', 'null', 'none', '#n/a', '无', '空']);

export const isEmpty = (cell: string): boolean => EMPTY.has(cell.trim().toLowerCase());

const NUMBER = /^[-+−]?(\d{1,3}([,.'’ \u00a0\u202f]\d{3})+|\d+)?([.,]\d+)?([eE][-+]?\d+)?$/;

/** Whether a cell may be a number under some decimal mark. Leading zeros make an id: 0012. */
export const looksNumeric = (cell: string): boolean => {
  const text = cell.trim();
  return /\d/.test(text) && NUMBER.test(text) && !/^[-+−]?0\d/.test(text);
};

/** What a cell says about the decimal mark: `1,5` is a comma, `1,500` may be either. */
export function markIn(cell: string): DecimalMark | 'unclear' | undefined {
  const text = cell.trim().replace(/^[-+−]/, '');
  if (/^[1-9]\d{0,2},\d{3}$/.test(text)) return 'unclear';
  if (/^[1-9]\d{0,2}(\.\d{3})+$/.test(text)) return text.split('.').length > 2 ? 'comma' : undefined;
  if (/^[1-9]\d{0,2}(,\d{3}){2,}$/.test(text)) return 'point';
  const last = Math.max(text.lastIndexOf(','), text.lastIndexOf('.'));
  if (last === -1) return undefined;
  return text[last] === ',' ? 'comma' : 'point';
}

/** NaN for what is no number with this decimal mark. */
export function numberIn(cell: string, mark: DecimalMark): number {
  const text = cell.trim().replace('−', '-');
  const [decimal, group] = mark === 'comma' ? [',', '.'] : ['.', ','];
  const [whole = '', rest, more] = text.split(decimal);
  if (more !== undefined || rest?.includes(group)) return Number.NaN;
  const grouped = /^[-+]?\d{1,3}([.,'’ \u00a0\u202f]\d{3})+$/.test(whole);
  const plain = grouped ? whole.replaceAll(/[.,'’ \u00a0\u202f]/g, '') : whole;
  const written = rest === undefined ? plain : `${plain}.${rest}`;
  return /^[-+]?(\d+(\.\d*)?|\.\d+)(e[-+]?\d+)?$/i.test(written) ? Number(written) : Number.NaN;
}

const TIME = String.raw`(?:[T\s]+(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,]\d+)?)?\s*(am|pm)?)?\s*(?:Z|UTC)?`;
const YEAR_FIRST = new RegExp(String.raw`^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?${TIME}$`, 'i');
const YEAR_LAST = new RegExp(String.raw`^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})${TIME}$`, 'i');

/** Milliseconds of a date in either order; NaN for what is none, such as 31 February. */
export function dateIn(cell: string, order: DateOrder): number {
  const text = cell.trim();
  const first = YEAR_FIRST.exec(text);
  if (first) return timeOf(first.slice(1, 4) as [string, string, string], first.slice(4));
  const last = YEAR_LAST.exec(text);
  if (!last) return Number.NaN;
  const [, a = '', b = '', year = ''] = last;
  return timeOf(order === 'dmy' ? [year, b, a] : [year, a, b], last.slice(4));
}

function timeOf([y, m, d]: [string, string, string], clock: (string | undefined)[]): number {
  const [year, month, day] = [Number(y), Number(m), Number(d)];
  const full = y.length > 2 ? year : year + (year < 70 ? 2000 : 1900);
  const date = new Date(Date.UTC(full, month - 1, day));
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return Number.NaN;
  const [hours = '0', minutes = '0', seconds = '0', half] = clock;
  const hour = half ? (Number(hours) % 12) + (half.toLowerCase() === 'pm' ? 12 : 0) : Number(hours);
  if (hour > 24 || Number(minutes) > 59 || Number(seconds) > 59) return Number.NaN;
  return date.getTime() + ((hour * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000;
}

export const looksLikeDate = (cell: string): boolean => YEAR_FIRST.test(cell.trim()) || YEAR_LAST.test(cell.trim());

/** Hours of 3:30 or 3:30:00; NaN for anything else. */
export function hoursIn(cell: string): number {
  const found = /^(\d{1,4}):([0-5]\d)(?::([0-5]\d))?$/.exec(cell.trim());
  return found ? Number(found[1]) + Number(found[2]) / 60 + Number(found[3] ?? 0) / 3600 : Number.NaN;
}
