/**
 * The domain for a cookie of this host: COOKIE_DOMAIN if the host is that domain or below it, otherwise undefined,
 * since browsers would refuse the cookie.
 */
export function cookieDomainFor(host: string | undefined, domain: string | undefined): string | undefined {
  const shared = domain?.replace(/^\./, '').toLowerCase();
  const name = (host ?? '').toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '');
  return shared && (name === shared || name.endsWith(`.${shared}`)) ? shared : undefined;
}
