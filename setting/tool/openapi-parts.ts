import { isObject, type JsonObject, own } from '../json-value';
import { valueAt } from '../pointer';
import type { Input } from './tool';

const DEEPEST = 20;

/** The object that a part is or refers to within the same text. Throws at references that end nowhere or in a circle. */
export function open(root: JsonObject, part: unknown): JsonObject {
  let found = part;
  for (let depth = 0; depth < DEEPEST; depth += 1) {
    if (!isObject(found)) break;
    const reference = own(found, '$ref');
    if (typeof reference !== 'string') return found;
    if (!reference.startsWith('#/')) break;
    found = valueAt(root, decode(reference.slice(1)));
  }
  throw new Error('The reference leads to no object of this text.');
}

function decode(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

export const textOf = (value: unknown): string => (typeof value === 'string' ? value.replace(/\s+/g, ' ').trim() : '');

/** A text of one language, for every language until somebody translates it. */
export function words(text: string, longest: number): Input['label'] {
  const cut = text.length > longest ? `${text.slice(0, longest - 1)}…` : text;
  return { 'zh-CN': cut, 'en-US': cut };
}
