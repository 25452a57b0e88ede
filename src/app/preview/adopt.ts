/**
 * Copies of what another window hands over as it is. Its parts never change there, so one that was handed over before is the copy that
 * was made of it then: of a setting with one letter changed, only the way to that letter is copied.
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
