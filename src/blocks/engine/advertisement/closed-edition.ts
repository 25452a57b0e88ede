const KEY = 'mw:ad-closed';

/** Which edition this visitor closed last; the next edition is shown again. */
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
    // Without storage it stays closed until the page is loaded again.
  }
}
