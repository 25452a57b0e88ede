import { fold } from '../../../base/text/fold';
import { UNIT, unitOf } from '../rows/units';

/** Digits with optional thousands separators: 12 000 and 12,000 both mean 12000. */
const NUMBER = '\\d{1,3}(?:[ ,\u00a0\u202f]\\d{3})+(?!\\d)|\\d+(?:\\.\\d+)?';
const MEASURE = new RegExp(`(?<number>${NUMBER})(?:\\s*(?<unit>${UNIT}))?`, 'gu');
/** Numbers of citations. */
export const MARKER = /\[\d{1,3}\]/g;
/** Numbers of list items; they state no fact. */
const ORDINAL = /^([\s>#]*)\d{1,3}[.)、]\s/gm;
const STEP = /第\s?\d{1,2}\s?[步点项]|\bstep \d{1,2}\b/g;

/** The numbers of a text, each with the units it stands with; one without a unit stands with ''. */
export type Measures = ReadonlyMap<string, ReadonlySet<string>>;

export function measuresIn(text: string): Measures {
  const found = new Map<string, Set<string>>();
  const folded = fold(text).replace(MARKER, ' ').replace(ORDINAL, '$1').replace(STEP, ' ');
  for (const { groups } of folded.matchAll(MEASURE)) {
    const number = (groups?.number ?? '').replace(/[ ,\u00a0\u202f]/g, '');
    const unit = unitOf(groups?.unit ?? '');
    found.set(number, (found.get(number) ?? new Set()).add(unit ? `${unit.dim} ${unit.factor}` : ''));
  }
  return found;
}

/**
 * Whether each number of a claim stands in one of these texts, with its unit: 12 mm is not said where 12 stands only
 * with cm. Tables keep units in their headings, so a bare number stands for any unit.
 */
export function areSaid(claim: Measures, texts: readonly Measures[]): boolean {
  return [...claim].every(([number, units]) => {
    const stands = texts.flatMap((text) => [...(text.get(number) ?? [])]);
    if (stands.length === 0) return false;
    return stands.includes('') || [...units].every((unit) => unit === '' || stands.includes(unit));
  });
}
