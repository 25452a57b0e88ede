/** Reads a list from local storage. Errors yield an empty list; storage is optional. */
export function readList<T>(key: string, isItem: (value: unknown) => value is T, storage = safeStorage()): T[] {
  try {
    const value: unknown = JSON.parse(storage?.getItem(key) ?? '[]');
    return Array.isArray(value) ? value.filter(isItem) : [];
  } catch {
    return [];
  }
}

export function writeList(key: string, list: readonly unknown[], storage = safeStorage()): void {
  try {
    if (list.length === 0) storage?.removeItem(key);
    else storage?.setItem(key, JSON.stringify(list));
  } catch {
    // Private windows and full disks: the list is not stored.
  }
}

/** Where storage is blocked, even reading the property throws. */
function safeStorage(): Storage | undefined {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
}
