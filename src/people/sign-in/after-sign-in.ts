/** The start page for people without an organization. */
export const PERSONAL_PORTAL = '/personInfo';

/** The sign-in page is not a valid target. */
const OWN = /^\/login(?:[/?#]|$)/;

/**
 * The target after signing in: `targetUrl` if it is a path of this site, else the question in `qa`, else undefined
 * (stay). Rejects anything that could lead to another site: other hosts, `//host`, backslashes, control characters,
 * other schemes.
 */
export function afterSignIn(search: string, origin: string): string | undefined {
  const query = new URLSearchParams(search);
  const target = sitePath(query.get('targetUrl'), origin);
  if (target && !OWN.test(target)) return target;
  const question = query.get('qa')?.trim();
  return question ? `/q?wd=${encodeURIComponent(question)}` : undefined;
}

/** The path of a URL on this site; undefined for any other URL. */
export function sitePath(address: string | null | undefined, origin: string): string | undefined {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop these characters, which changes the URL.
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
