import type { Finding } from '../finding';
import type { JsonObject } from '../json-value';
import { message } from '../messages/message';
import { walk } from '../walk';
import { type BrandMark, brandMarks, foldMark } from './brand-marks';

/** Portals of made-up companies, and the words that are everybody's. */
export interface Examples {
  portals: readonly JsonObject[];
  neutral: readonly JsonObject[];
}

/** What of an example company a setting still says, wherever it says it; the example itself may. */
export function checkBrand(setting: JsonObject, { portals, neutral }: Examples): Finding[] {
  const known = marksOf(neutral);
  const foreign = portals.filter(({ accessDomain }) => accessDomain !== setting.accessDomain);
  const marks = new Set([...marksOf(foreign)].filter((mark) => !known.has(mark)));
  return [...walk(setting)]
    .filter(({ value }) => typeof value === 'string' && marks.has(foldMark(value)))
    .map(({ value, pointer }) => brandFinding({ pointer, text: String(value) }, 'example'));
}

/** The marks by which a setting can be taken for another portal: those that are not everybody's. */
export function ownMarks(setting: JsonObject, neutral: readonly JsonObject[]): BrandMark[] {
  const known = marksOf(neutral);
  return brandMarks(setting).filter(({ text }) => !known.has(foldMark(text)));
}

export function brandFinding({ pointer, text }: BrandMark, whose: 'example' | 'other' | 'shared'): Finding {
  return { severity: whose === 'shared' ? 'warning' : 'error', kind: 'brand', pointer, text: wordsOf(text, whose) };
}

function wordsOf(text: string, whose: 'example' | 'other' | 'shared') {
  if (whose === 'example') return message('setting:checkBrand.example', { text });
  if (whose === 'other') return message('setting:checkBrand.other', { text });
  return message('setting:checkBrand.shared', { text });
}

function marksOf(settings: readonly JsonObject[]): Set<string> {
  return new Set(settings.flatMap(brandMarks).map(({ text }) => foldMark(text)));
}
