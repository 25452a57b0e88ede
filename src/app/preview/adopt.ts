/**
 * Copies objects received from another window. They are immutable there, so an object seen before maps to its existing
 * copy: after a small change, only the path to it is copied again.
 */
export function createAdopter(): <T>(value: T) => T {
  const known = new WeakMap<object, object>();
  const adopt = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    const before = known.get(value);
    if (before) return before;
    const copy = Array.isArray(value)
      ? Array.from(value, adopt)
      : Object.fromEntries(Object.entries(value).map(([key, part]) => [key, adopt(part)]));
    known.set(value, copy);
    return copy;
  };
  return adopt as <T>(value: T) => T;
}
