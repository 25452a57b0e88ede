const KEY = 'mw:inspect';

/**
 * Whether this tab shows problem cards: on with `?inspect=1`, off with `?inspect=0`. They reveal nothing beyond the
 * setting in the page source; the switch only hides them from visitors.
 */
export function isOperator(search = window.location.search, given?: Storage): boolean {
  const asked = new URLSearchParams(search).get('inspect');
  try {
    // In a frame of another site, browsers may refuse to name it at all.
    const storage = given ?? window.sessionStorage;
    if (asked !== null) storage.setItem(KEY, asked);
    return storage.getItem(KEY) === '1';
  } catch {
    return asked === '1';
  }
}
