import { define, isObject, type JsonObject } from './json-value';

/** JSON with sorted keys, so that equal documents have equal texts and ids. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) => (isObject(part) ? inOrder(part) : part));
}

function inOrder(part: JsonObject) {
  const ordered = Object.create(null);
  for (const key of Object.keys(part).sort()) define(ordered, key, part[key]);
  return ordered;
}
