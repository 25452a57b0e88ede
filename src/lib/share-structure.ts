/**
 * Returns the new value with equal parts replaced by the old ones, so that comparison by identity finds only real
 * changes: one changed letter does not re-render sixty blocks.
 */
export function shareStructure<T>(old: unknown, value: T): T {
  if (Array.isArray(value)) return Array.isArray(old) ? (shareList(old, value) as T) : value;
  if (isPlain(old) && isPlain(value)) return shareObject(old, value) as T;
  return value;
}

type Plain = Record<string, unknown>;

function isPlain(value: unknown): value is Plain {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

function shareList(old: readonly unknown[], value: readonly unknown[]): readonly unknown[] {
  if (old === value) return value;
  let same = old.length === value.length;
  // Copies only if a part must be replaced, because this runs over a whole page for each setting.
  let shared: unknown[] | undefined;
  for (let i = 0; i < value.length; i += 1) {
    const item = shareStructure(old[i], value[i]);
    same &&= Object.is(item, old[i]);
    if (Object.is(item, value[i])) continue;
    shared ??= [...value];
    shared[i] = item;
  }
  return same ? old : (shared ?? value);
}

function shareObject(old: Plain, value: Plain): Plain {
  if (old === value) return value;
  let same = true;
  let shared: Plain | undefined;
  for (const key in value) {
    // Objects with functions are compared by identity.
    if (typeof value[key] === 'function') return value;
    const item = Object.hasOwn(old, key) ? shareStructure(old[key], value[key]) : value[key];
    same &&= Object.is(item, old[key]);
    if (Object.is(item, value[key])) continue;
    shared ??= { ...value };
    shared[key] = item;
  }
  return same && haveSameKeys(old, value) ? old : (shared ?? value);
}

/** The order of keys counts, because it changes the serialized text. */
function haveSameKeys(old: Plain, value: Plain): boolean {
  const [before, now] = [Object.keys(old), Object.keys(value)];
  return before.length === now.length && before.every((key, i) => key === now[i]);
}
