const KEY = 'mw:inspect';

/**
 * Whether problem cards are shown in this tab: `?inspect=1` until `?inspect=0`. They tell nothing that the setting in the page's own
 * source does not tell; the switch only keeps visitors from meeting them.
 */
export function isOperator(search = window.location.search, storage = window.sessionStorage): boolean {
  const asked = new URLSearchParams(search).get('inspect');
  try {
    if (asked !== null) storage.setItem(KEY, asked);
    return storage.getItem(KEY) === '1';
  } catch {
    return asked === '1';
  }
}
