/** Where somebody without an organization begins. */
export const PERSONAL_PORTAL = '/personInfo';

/** What signs a person in does not belong into the address that follows. */
const OWN = /^\/login(?:[/?#]|$)/;

/**
 * Where the page goes after signing in: `targetUrl` when it is a path of this site, else `qa` as a question, else undefined (stay).
 * Anything that could lead to another site is no target: other hosts, `//host`, backslashes, control characters, other schemes.
 */
export function afterSignIn(search: string, origin: string): string | undefined {
  const query = new URLSearchParams(search);
  const target = sitePath(query.get('targetUrl'), origin);
  if (target && !OWN.test(target)) return target;
  const question = query.get('qa')?.trim();
  return question ? `/q?wd=${encodeURIComponent(question)}` : undefined;
}

/** The path of an address on this site; undefined for every other address. */
export function sitePath(address: string | null | undefined, origin: string): string | undefined {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop these inside of an address, and it means another one then.
  if (!address || /[\u0000-\u0020\\\u007f]/.test(address)) return undefined;
  if (!address.startsWith('/') && !address.startsWith(`${origin}/`)) return undefined;
  try {
    const url = new URL(address, origin);
    if (url.origin !== origin || url.username || url.pathname.startsWith('//')) return undefined;
    return url.pathname + url.search + url.hash;
  } catch {
    return undefined;
  }
}
