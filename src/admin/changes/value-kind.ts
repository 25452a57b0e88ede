import { isLocale } from '@/lib/is-locale';
import type { JsonValue } from '../../../setting/json-value';
import { stepsOf } from '../../../setting/pointer';

export type ValueKind = 'none' | 'color' | 'image' | 'text' | 'plain' | 'list' | 'languages' | 'tree';

const COLOR = /^#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i;
const PICTURE = /\.(?:svg|png|jpe?g|webp|gif|avif|ico)(?:[?#].*)?$/i;
const PICTURE_KEY = /(?:logo|image|icon|picture|avatar|cover)$/i;

/** How a value is shown: as a swatch, a picture or text. */
export function valueKind(value: JsonValue | undefined, pointer: string): ValueKind {
  if (value === undefined || value === null) return 'none';
  if (typeof value === 'string') return kindOfText(value, stepsOf(pointer).at(-1) ?? '');
  if (typeof value !== 'object') return 'plain';
  if (Array.isArray(value)) return value.every((item) => typeof item !== 'object') ? 'list' : 'tree';
  const texts = Object.entries(value);
  return texts.length > 0 && texts.every(([key, text]) => isLocale(key) && typeof text === 'string')
    ? 'languages'
    : 'tree';
}

function kindOfText(text: string, key: string): ValueKind {
  if (COLOR.test(text)) return 'color';
  // Only from this site or over HTTPS: a setting is untrusted input.
  const address = /^(?:https:\/\/|\/(?!\/))/.test(text);
  return address && (PICTURE.test(text) || PICTURE_KEY.test(key)) ? 'image' : 'text';
}
