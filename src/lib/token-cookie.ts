/** The specification keeps the access token in a cookie of this name, for three days, on the domain the host configuration names. */
const NAME = 'token';
const THREE_DAYS_S = 3 * 24 * 60 * 60;

export function readToken(cookies: string = document.cookie): string | undefined {
  for (const pair of cookies.split('; ')) {
    const at = pair.indexOf('=');
    if (pair.slice(0, at) === NAME) return decode(pair.slice(at + 1)) || undefined;
  }
  return undefined;
}

export function writeToken(token: string, domain?: string): void {
  write(encodeURIComponent(token), THREE_DAYS_S, domain);
}

export function clearToken(domain?: string): void {
  write('', 0, domain);
}

function write(value: string, maxAgeS: number, domain: string | undefined): void {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  const where = `; path=/; samesite=lax${secure}${domain ? `; domain=${domain}` : ''}`;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing on plain http and in browsers still in use.
  document.cookie = `${NAME}=${value}; max-age=${maxAgeS}${where}`;
}

// Another application on the same domain may have written something that is no percent-encoding at all.
function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
