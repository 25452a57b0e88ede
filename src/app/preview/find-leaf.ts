import { pointer } from '../../../setting/pointer';

/** Pointer to the first string in a value that equals the text, ignoring whitespace. */
export function findLeaf(value: unknown, text: string, base = ''): string | undefined {
  if (typeof value === 'string') return tidy(value) === text && text !== '' ? base : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, inner] of Object.entries(value)) {
    const found = findLeaf(inner, text, pointer(base, key));
    if (found !== undefined) return found;
  }
  return undefined;
}

export function tidy(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
