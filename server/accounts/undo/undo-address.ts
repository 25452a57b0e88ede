import type { FastifyRequest } from 'fastify';
import { MAIN_DOMAIN } from '../../base/http/access-domain';
import type { Context } from '../../context';

/** The parts of a request from which the portal's address is derived, if they can be trusted. */
export type RequestOrigin = Pick<FastifyRequest, 'protocol' | 'host' | 'accessDomain'>;

/**
 * The portal's public address, for a link that contains a secret. An unconfigured host may be a thief's own: then the
 * main host is used, or without one an empty string, which leaves only the path.
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

/** Undefined if the header is more than a name and a port: text after an @ would be another host. */
function hostNameOf(host: string): string | undefined {
  return /^([a-z0-9.-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i.exec(host)?.[1]?.toLowerCase();
}
