import { fold } from '../../../base/text/fold';
import { NUMBER, readNumber } from './read-number';
import { type Dimension, namedDimension, UNIT, type UnitOf, unitOf } from './units';

/** A value or a range of one dimension; for a value `low` equals `high`. */
export interface Quantity {
  dim: Dimension;
  low: number;
  high: number;
  /** Whether the ends are included. */
  lowIn: boolean;
  highIn: boolean;
  /** Offsets in the folded text. */
  start: number;
  end: number;
}

const BELOW =
  '≤|<=|<|不超过|不大于|不高于|小于|低于|不满|至多|最多|up to|at most|no more than|not more than|less than|below|under';
const ABOVE = '≥|>=|>|不低于|不小于|不少于|大于|高于|超过|至少|最少|at least|no less than|more than|above|over|from';
const AFTER = '(?:及|\\s*or |\\s*and )?\\s*(?:以上|以下|以内|以外|more|less|higher|lower|above|below|over)';
const TO = '～|~|–|—|-|至|到|to|and';
const pattern = new RegExp(
  `(?<before>${BELOW}|${ABOVE})?\\s*(?<![a-z\\d.])(?<first>${NUMBER})\\s*(?<unit>${UNIT})?` +
    `(?:\\s*(?:(?:以上)?\\s*(?:${TO})|以上(?=\\s*(?:${NUMBER})\\s*(?:${UNIT})?\\s*以[下内]))\\s*(?<second>${NUMBER})\\s*(?<unit2>${UNIT})?)?(?<after>${AFTER})?`,
  'gu',
);
const OPEN = /^(?:<|>|小于|低于|不满|大于|高于|超过|less than|below|under|more than|above|over|from)$/;
const nearby = 10;

/**
 * Reads the values and ranges of a text. `assumed` is the unit of bare numbers, from the column heading; without it a
 * bare number counts only beside a name ("speed of 3600", 3 级).
 */
export function readQuantities(text: string, assumed?: UnitOf): Quantity[] {
  const folded = fold(text);
  return [...folded.matchAll(pattern)].flatMap((match) => quantityOf(match, folded, assumed) ?? []);
}

function quantityOf(match: RegExpMatchArray, folded: string, assumed?: UnitOf): Quantity | undefined {
  const { first = '', second, unit, unit2, before, after } = match.groups ?? {};
  const start = match.index ?? 0;
  const end = start + match[0].length;
  const own = unitOf(unit ?? '') ?? unitOf(unit2 ?? '') ?? beside(folded, start, end, first) ?? assumed;
  if (!own) return undefined;
  const factor = (name: string | undefined) => (unitOf(name ?? '') ?? own).factor;
  const from = readNumber(first) * factor(unit ?? unit2);
  const to = second === undefined ? from : readNumber(second) * factor(unit2 ?? unit);
  if (Number.isNaN(from) || Number.isNaN(to)) return undefined;
  const place = { dim: own.dim, start, end };
  if (second !== undefined)
    return { ...place, low: Math.min(from, to), high: Math.max(from, to), lowIn: true, highIn: true };
  const side = sideOf(before, after);
  const inside = !OPEN.test(before ?? '') && !/以外/.test(after ?? '');
  if (side === 'below') return { ...place, low: Number.NEGATIVE_INFINITY, high: from, lowIn: true, highIn: inside };
  if (side === 'above') return { ...place, low: from, high: Number.POSITIVE_INFINITY, lowIn: inside, highIn: true };
  return { ...place, low: from, high: from, lowIn: true, highIn: true };
}

function sideOf(before = '', after = ''): 'below' | 'above' | undefined {
  const said = after || before;
  if (!said) return undefined;
  return new RegExp(`${BELOW}|以下|以内|less|lower|below`).test(said) ? 'below' : 'above';
}

/**
 * Chinese numerals without a unit are usually words (一般, 十分): only digits take their dimension from a name nearby.
 */
function beside(folded: string, start: number, end: number, number: string): UnitOf | undefined {
  if (!/\d/.test(number)) return undefined;
  const after = /^\s*[级类组]/.exec(folded.slice(end))?.[0] ?? '';
  const dim = namedDimension(after) ?? namedDimension(lastWords(folded.slice(Math.max(0, start - nearby), start)));
  return dim && { dim, factor: 1 };
}

/** Only the clause that leads to the number names it. */
const lastWords = (text: string): string => /[^,，。;；:：、()（）]*$/.exec(text)?.[0] ?? '';

/** True if a range contains the value, or two ranges intersect. */
export function overlaps(a: Quantity, b: Quantity): boolean {
  if (a.dim !== b.dim) return false;
  const low = Math.max(a.low, b.low);
  const high = Math.min(a.high, b.high);
  return low < high || (low === high && holds(a, low) && holds(b, low));
}

const holds = ({ low, high, lowIn, highIn }: Quantity, value: number): boolean =>
  (value > low || (value === low && lowIn)) && (value < high || (value === high && highIn));
