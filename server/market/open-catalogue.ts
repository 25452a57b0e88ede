import type { Context } from '../context';

/** The catalogue of a domain as its live setting has it. */
export async function openCatalogue(settings: Context['settings'], domain: string) {
  const { market } = (await settings.get(domain)).setting;
  return { domain, policy: market?.policy ?? ('open' as const), ownSuppliers: market?.suppliers ?? [] };
}
