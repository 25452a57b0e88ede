import { whoMay } from '../accounts';
import type { Db } from '../base/database/db';
import type { Context } from '../context';
import { ownerOf } from '../domains';

/** The operators who decide on the market of a portal, and so are told of what waits for them. */
export async function whoOperates({ settings }: Pick<Context, 'settings'>, db: Db, domain: string): Promise<string[]> {
  const { setting } = await settings.get(domain);
  return whoMay(db, { domain, tenantId: ownerOf(setting) }, 'administer');
}

export const operatorHref = (domain: string): string => `/admin/domains/${encodeURIComponent(domain)}/market`;
