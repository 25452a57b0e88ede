/**
 * The new value, in which every part that is equal to the old one is the old one. Whoever compares by identity then sees what has
 * changed and nothing else: one letter of a text does not draw sixty blocks anew.
 */
export function shareStructure<T>(old: unknown, value: T): T {
  if (Object.is(old, value)) return value;
  if (Array.isArray(old) && Array.isArray(value)) return shareList(old, value) as T;
  if (isPlain(old) && isPlain(value)) return shareObject(old, value) as T;
  return value;
}

type Plain = Record<string, unknown>;

/** What can do something, by itself or with a function in it, is one thing and not a bag of parts: it is compared by identity. */
function isPlain(value: unknown): value is Plain {
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return false;
  return !Object.values(value).some((part) => typeof part === 'function');
}

function shareList(old: readonly unknown[], value: readonly unknown[]): readonly unknown[] {
  const shared = value.map((item, index) => shareStructure(old[index], item));
  return shared.length === old.length && shared.every((item, index) => Object.is(item, old[index])) ? old : shared;
}

function shareObject(old: Plain, value: Plain): Plain {
  const [before, now] = [Object.keys(old), Object.keys(value)];
  const entries = now.map((key): [string, unknown] => [
    key,
    Object.hasOwn(old, key) ? shareStructure(old[key], value[key]) : value[key],
  ]);
  // Another order of keys is another text for whoever writes it down.
  const same =
    before.length === now.length && entries.every(([key, item], i) => key === before[i] && Object.is(item, old[key]));
  return same ? old : Object.fromEntries(entries);
}
