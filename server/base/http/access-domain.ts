/** The name of the main domain. */
export const MAIN_DOMAIN = 'main';

/** Hosts that do not name a domain, as on a first visit, in a health check or with a bare address. */
const loopback = new Set(['', 'localhost', '127.0.0.1', '[::1]', '0.0.0.0', MAIN_DOMAIN]);

const label = '[a-z0-9](?:[a-z0-9-]*[a-z0-9])?';
const hostName = new RegExp(`^${label}(?:\\.${label})*$`);

/**
 * The access domain that a Host header or an accessDomain parameter names: `steelworks.localhost:8080` and
 * `steelworks.<main host>` → `steelworks`, `kb.example.com` → itself, the main hosts → `main`. Undefined if the value
 * is not a host name.
 */
export function accessDomainOf(host: string | undefined, mainHosts: readonly string[]): string | undefined {
  if (host !== undefined && host.length > 300) return undefined;
  const name = withoutPort((host ?? '').trim().toLowerCase()).replace(/\.$/, '');
  if (loopback.has(name) || mainHosts.includes(name)) return MAIN_DOMAIN;
  const parent = ['localhost', ...mainHosts].find((main) => name.endsWith(`.${main}`));
  const domain = parent ? name.slice(0, -parent.length - 1) : name;
  if (domain.length > 253 || !hostName.test(domain)) return undefined;
  return mainHosts.includes(domain) ? MAIN_DOMAIN : domain;
}

function withoutPort(host: string): string {
  if (host.startsWith('[')) return host.replace(/\]:\d*$/, ']');
  return host.replace(/:\d*$/, '');
}
