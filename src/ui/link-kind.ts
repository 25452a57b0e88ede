export type LinkKind = 'page' | 'web' | 'contact';

/**
 * What an address of the setting leads to; undefined for everything that is no address we follow, `javascript:` first of all.
 * The schema has said so already; a gateway may stand in between.
 */
export function linkKind(url: string): LinkKind | undefined {
  // A path that ends like a file is one: the router has no page for it.
  if (/^\/(?![/\\])/.test(url)) return /\.[a-z0-9]{1,5}$/i.test(url.split(/[?#]/, 1)[0] ?? '') ? 'web' : 'page';
  if (/^https:\/\//i.test(url)) return 'web';
  if (/^(mailto|tel):/i.test(url)) return 'contact';
  return undefined;
}
