/** Addresses inside of the workbench. */
export const places = {
  domains: '/admin',
  audit: '/admin/audit',
  fixtures: '/admin/fixtures',
  accounts: '/admin/accounts',
  outbox: '/admin/outbox',
  registrations: '/admin/registrations',
  edit: (domain: string) => `/admin/domains/${encodeURIComponent(domain)}`,
  history: (domain: string) => `/admin/domains/${encodeURIComponent(domain)}/history`,
  matrix: (domain: string) => `/admin/domains/${encodeURIComponent(domain)}/matrix`,
};

export type DomainPlace = 'edit' | 'history' | 'matrix';

const DOMAIN = /^\/admin\/domains\/([^/]+)(?:\/(history|matrix))?\/?$/;

/** The domain an address is about, and which of its screens: switching the domain stays on the screen. */
export function domainPlaceOf(pathname: string): { domain: string; place: DomainPlace } | null {
  const found = DOMAIN.exec(pathname);
  if (!found?.[1]) return null;
  return { domain: decode(found[1]), place: (found[2] as DomainPlace | undefined) ?? 'edit' };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
