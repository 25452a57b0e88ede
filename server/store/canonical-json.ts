import { createHash } from 'node:crypto';

/** JSON with keys in one order: equal documents have equal text, so equal ids. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) => (isPlainObject(part) ? inOrder(part) : part));
}

export const revisionId = (value: unknown) => createHash('sha256').update(canonicalJson(value)).digest('hex');

const isPlainObject = (part: unknown): part is Record<string, unknown> =>
  typeof part === 'object' && part !== null && !Array.isArray(part);

function inOrder(part: Record<string, unknown>) {
  // Without a prototype a key like __proto__ is a key like any other.
  const ordered: Record<string, unknown> = Object.create(null);
  for (const key of Object.keys(part).sort()) ordered[key] = part[key];
  return ordered;
}
