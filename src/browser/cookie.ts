/** Cookies that the browser refused, kept until the page is reloaded. Signing in then works, and the person is told. */
const memory = new Map<string, string>();

export interface CookieOptions {
  maxAgeS: number;
  /** From the host's configuration; absent: this host only. */
  domain?: string | undefined;
}

/** The value of a cookie; undefined if it is absent or empty. */
export function readCookie(name: string, cookies: string = document.cookie): string | undefined {
  for (const pair of cookies.split('; ')) {
    const at = pair.indexOf('=');
    if (pair.slice(0, at) === name) return decode(pair.slice(at + 1)) || undefined;
  }
  return memory.get(name);
}

export function writeCookie(name: string, value: string, { maxAgeS, domain }: CookieOptions): void {
  memory.delete(name);
  put(name, encodeURIComponent(value), maxAgeS, domain);
  // The browser refuses a domain that does not match the host, so this host is tried next, then memory.
  if (domain && readCookie(name) !== value) put(name, encodeURIComponent(value), maxAgeS, undefined);
  if (readCookie(name) !== value) memory.set(name, value);
}

export function clearCookie(name: string, domain?: string): void {
  memory.delete(name);
  put(name, '', 0, undefined);
  if (domain) put(name, '', 0, domain);
}

/** Whether the browser accepts cookies from this host. */
export function takesCookies(): boolean {
  put('mw_probe', '1', 60, undefined);
  const taken = document.cookie.includes('mw_probe=1');
  put('mw_probe', '', 0, undefined);
  return taken;
}

function put(name: string, value: string, maxAgeS: number, domain: string | undefined): void {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  const where = `; path=/; samesite=lax${secure}${domain ? `; domain=${domain}` : ''}`;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing over HTTP and in older browsers.
  document.cookie = `${name}=${value}; max-age=${maxAgeS}${where}`;
}

// Another application on the domain may have written an invalid percent-encoding.
function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
