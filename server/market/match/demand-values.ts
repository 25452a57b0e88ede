import type { DemandQuantity } from '../../../setting/market/demand-document';
import { KNOWN_UNITS, splitQuantity } from '../../../setting/market/read-quantity';

const UNITS = KNOWN_UNITS.map((unit) => unit.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')).join('|');
const STATED = new RegExp(`(\\d[\\d,]*(?:\\.\\d+)?)\\s*(${UNITS})(?![A-Za-z²³])`, 'giu');
const DIAMETER = /[Φφøø]\s*(\d+(?:\.\d+)?)(?!\s*m\b)/gu;
/** So much before a number says what it is of. */
const NEAR = 14;

/** The figures that a demand names: its lines first, then those in its words, with what stands before them. */
export function valuesOf(text: string, lines: readonly DemandQuantity[]): DemandQuantity[] {
  const found: DemandQuantity[] = [...lines];
  const add = (name: string, written: string) => {
    const split = splitQuantity(written);
    const known = split && found.some((one) => one.value === split.value && one.unit === split.unit);
    if (split && !known) found.push({ name, ...split });
  };
  for (const { index, 1: digits = '', 2: unit = '' } of text.matchAll(STATED))
    add(text.slice(Math.max(0, index - NEAR), index), `${digits.replace(/,(?=\d{3})/g, '')} ${unit}`);
  for (const { 1: digits = '' } of text.matchAll(DIAMETER)) add('直径 diameter', `${digits} mm`);
  return found;
}
