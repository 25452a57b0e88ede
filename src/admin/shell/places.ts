import { organizationIn } from '../../../setting/assistant/owner';

/** Paths within the workbench. */
export const places = {
  domains: '/admin',
  create: '/admin/new',
  audit: '/admin/audit',
  operators: '/admin/operators',
  fixtures: '/admin/fixtures',
  accounts: '/admin/accounts',
  outbox: '/admin/outbox',
  registrations: '/admin/registrations',
  keys: '/admin/keys',
  categories: '/admin/categories',
  services: '/admin/services',
  allAnalytics: '/admin/analytics',
  allChannels: '/admin/channels',
  edit: (domain: string) => `/admin/domains/${encodeURIComponent(domain)}`,
  history: (domain: string) => `/admin/domains/${encodeURIComponent(domain)}/history`,
  matrix: (domain: string) => `/admin/domains/${encodeURIComponent(domain)}/matrix`,
  files: (domain: string) => `/admin/domains/${encodeURIComponent(domain)}/files`,
  tools: (domain: string) => `/admin/domains/${encodeURIComponent(domain)}/tools`,
  community: (domain: string) => `/admin/domains/${encodeURIComponent(domain)}/community`,
  market: (domain: string) => `/admin/domains/${encodeURIComponent(domain)}/market`,
  analytics: (domain: string) => `/admin/domains/${encodeURIComponent(domain)}/analytics`,
  channels: (domain: string) => `/admin/domains/${encodeURIComponent(domain)}/channels`,
  desk: (domain: string, id: string) => `/admin/domains/${encodeURIComponent(domain)}/desk/${id}`,
  activities: (domain: string) => `/admin/domains/${encodeURIComponent(domain)}/activities`,
  activity: (domain: string, id: string) => `/admin/domains/${encodeURIComponent(domain)}/activities/${id}`,
  assistants: (owner: string) => assistantsOf(owner),
  definition: (owner: string, kind: string, id: string) => `${assistantsOf(owner)}/${kind}/${id}`,
};

/** What an organization has of its own is edited by those who run it, outside the operators' screens. */
function assistantsOf(owner: string): string {
  const organization = organizationIn(owner);
  return organization === undefined
    ? `/admin/domains/${encodeURIComponent(owner)}/assistants`
    : `/admin/organizations/${encodeURIComponent(organization)}/assistants`;
}

export type DomainPlace =
  | 'edit'
  | 'history'
  | 'matrix'
  | 'files'
  | 'tools'
  | 'community'
  | 'market'
  | 'activities'
  | 'analytics'
  | 'channels'
  | 'assistants';

const DOMAIN =
  /^\/admin\/domains\/([^/]+)(?:\/(history|matrix|files|tools|community|market|activities|analytics|channels|desk|assistants)(?:\/[a-z0-9-]+){0,2})?\/?$/;

/** Domain and screen of a path, so that switching the domain keeps the screen. */
export function domainPlaceOf(pathname: string): { domain: string; place: DomainPlace } | null {
  const found = DOMAIN.exec(pathname);
  if (!found?.[1]) return null;
  // The desk is that of one activity, which another domain does not have.
  const place = found[2] === 'desk' ? 'activities' : ((found[2] as DomainPlace | undefined) ?? 'edit');
  return { domain: decode(found[1]), place };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
