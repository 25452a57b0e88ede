import { isObject, type JsonObject, type JsonValue, own } from '../json-value';
import { pointer } from '../pointer';

/** Something that says whose portal this is: a name, a slogan, or the address of a logo. */
export interface BrandMark {
  pointer: string;
  text: string;
}

export const PLACES_OF_MARKS = [
  ['title'],
  ['logan'],
  ['texts'],
  ['header', 'shortTitle'],
  ['footer', 'owner'],
  ['logo'],
  ['icon'],
  ['header', 'logo'],
] as const;

/** Shorter ones are abbreviations that many share. A Han character counts as two letters: 北岭 is a name. */
const SHORTEST = 4;

export function brandMarks(setting: JsonObject): BrandMark[] {
  return PLACES_OF_MARKS.flatMap((steps) => {
    const value = steps.reduce<JsonValue | undefined>(own, setting);
    return value === undefined ? [] : [...textsIn(value, pointer('', ...steps))];
  });
}

/** One text for all languages, one per language, or the title and the slogan of each. */
function* textsIn(value: JsonValue, at: string): Generator<BrandMark> {
  if (typeof value === 'string' && width(value) >= SHORTEST) yield { pointer: at, text: value };
  if (!isObject(value)) return;
  for (const [key, part] of Object.entries(value)) yield* textsIn(part, pointer(at, key));
}

function width(text: string): number {
  return [...text.trim()].reduce((sum, letter) => sum + (/\p{Script=Han}/u.test(letter) ? 2 : 1), 0);
}

/** As it is compared: neither spaces around it nor capitals make another name. */
export function foldMark(text: string): string {
  return text.trim().toLowerCase();
}
