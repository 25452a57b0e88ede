/**
 * The domain for a cookie of this host: COOKIE_DOMAIN where the host is that domain or below it. For every other host a browser would
 * refuse the cookie, so it belongs to the host alone.
 */
export function cookieDomainFor(host: string | undefined, domain: string | undefined): string | undefined {
  const shared = domain?.replace(/^\./, '').toLowerCase();
  const name = (host ?? '').toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '');
  return shared && (name === shared || name.endsWith(`.${shared}`)) ? shared : undefined;
}
