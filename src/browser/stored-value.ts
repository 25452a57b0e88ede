/** Reads a value from storage. Errors yield undefined; storage is optional. */
export function readValue<T>(
  storage: () => Storage,
  key: string,
  isValue: (value: unknown) => value is T,
): T | undefined {
  try {
    const value: unknown = JSON.parse(storage().getItem(key) ?? 'null');
    return isValue(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** null removes the value. */
export function writeValue(storage: () => Storage, key: string, value: unknown): void {
  try {
    if (value === null) storage().removeItem(key);
    else storage().setItem(key, JSON.stringify(value));
  } catch {
    // Private windows and full disks: the value is not stored.
  }
}
