const KEY = 'mw:ad-closed';

/** Whether the visitor closed this edition last. A new edition is shown again. */
export function isClosed(edition: string): boolean {
  try {
    return window.localStorage.getItem(KEY) === edition;
  } catch {
    return false;
  }
}

export function close(edition: string): void {
  try {
    window.localStorage.setItem(KEY, edition);
  } catch {
    // Without storage, it stays closed only until the next page load.
  }
}
