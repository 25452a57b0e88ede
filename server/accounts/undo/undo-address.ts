import type { FastifyRequest } from 'fastify';
import { MAIN_DOMAIN } from '../../base/http/access-domain';
import type { Context } from '../../context';

/** Where the request wants to be: from it the portal's address is found, which the request itself does not decide. */
export type RequestOrigin = Pick<FastifyRequest, 'protocol' | 'host' | 'accessDomain'>;

/**
 * The address under which people open this portal, for a link that holds a secret. A host that is in no setting and no configuration may be
 * the thief's own: then the main host is named, and without one nothing but the path.
 */
export async function portalOrigin({ config, settings }: Context, place: RequestOrigin): Promise<string> {
  const { protocol, host, accessDomain } = place;
  const named = hostNameOf(host);
  const [main] = config.mainHosts;
  if (named && accessDomain !== undefined && (await isOurs(accessDomain))) return `${protocol}://${host}`;
  return main ? `${protocol}://${main}` : '';

  async function isOurs(domain: string): Promise<boolean> {
    if (domain === MAIN_DOMAIN) return config.mainHosts.length === 0 || config.mainHosts.includes(named ?? '');
    return (await settings.get(domain)).known;
  }
}

/** Nothing when the header is more than a name and a port: what follows an @ would be another host. */
function hostNameOf(host: string): string | undefined {
  return /^([a-z0-9.-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i.exec(host)?.[1]?.toLowerCase();
}
