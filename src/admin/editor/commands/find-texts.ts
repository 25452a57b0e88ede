import { pointer } from '../../../../setting/pointer';

export interface FoundText {
  pointer: string;
  text: string;
}

/** Keys of a block that name it for the product, and say nothing to visitors. */
const OF_BLOCK = new Set(['id', 'type', 'show', 'slots', 'v']);
const BLOCK = /^\/pages\/[^/]+\/blocks\/\d+$/;

/** Every text in a setting with its place, in order. */
export function findTexts(value: unknown, at = ''): FoundText[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [{ pointer: at, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  const inBlock = BLOCK.test(at);
  return Object.entries(value).flatMap(([key, inner]) =>
    inBlock && OF_BLOCK.has(key) ? [] : findTexts(inner, pointer(at, key)),
  );
}
