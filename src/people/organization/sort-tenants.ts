import type { Organization } from '@/session/session';

/** The organizations that match the search, recently used ones first, the others by name. */
export function sortTenants(tenants: readonly Organization[], recent: readonly string[], word: string): Organization[] {
  const wanted = word.trim().toLowerCase();
  const place = ({ id }: Organization) => {
    const at = recent.indexOf(id);
    return at < 0 ? recent.length : at;
  };
  return tenants
    .filter(({ name, tenantCode = '' }) => [name, tenantCode].some((text) => text.toLowerCase().includes(wanted)))
    .sort((a, b) => place(a) - place(b) || a.name.localeCompare(b.name));
}
