export type LinkKind = 'page' | 'web' | 'contact';

/**
 * Classifies a URL from the setting; undefined if it must not be followed, such as `javascript:`. The schema checks
 * this too, but a gateway may sit in between.
 */
export function linkKind(url: string): LinkKind | undefined {
  // A path with a file extension is a file, for which the router has no page.
  if (/^\/(?![/\\])/.test(url)) return /\.[a-z0-9]{1,5}$/i.test(url.split(/[?#]/, 1)[0] ?? '') ? 'web' : 'page';
  if (/^https:\/\//i.test(url)) return 'web';
  if (/^(mailto|tel):/i.test(url)) return 'contact';
  return undefined;
}
