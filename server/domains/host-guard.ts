import type { FastifyInstance, FastifyRequest } from 'fastify';
import { MAIN_DOMAIN } from '../base/http/access-domain';
import { ApiError, badRequest } from '../base/http/errors';
import { hasOneHost } from '../base/http/read-host';
import { message } from '../base/messages/message';
import type { SettingsService } from './settings';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Served on every host: the response is the same for everybody and belongs to nobody. */
    anyHost?: boolean;
  }
}

/**
 * Whoever is asked for has to be somebody: a host with a published setting, one of the main hosts, or this machine. Others reach health,
 * built files and the page that says so; accounts, answers and upstreams are for portals.
 */
export function addHostGuard(app: FastifyInstance, settings: Pick<SettingsService, 'get'>): void {
  app.addHook('onRequest', async (req, reply) => {
    if (!hasOneHost(req.raw)) throw badRequest(unclearHost);
    const { anyHost } = req.routeOptions.config;
    // Health does not depend on the settings.
    if (anyHost && !isPage(req)) return;
    const { domain, served, movedTo } = await settings.get(req.accessDomain);
    if (movedTo !== undefined && isPage(req) && (await settings.get(movedTo)).served)
      return reply.redirect(sameAddressOn(movedTo, domain, req), 307);
    if (served || anyHost) return;
    throw new ApiError(421, strangeHost);
  });
}

const isPage = ({ method, headers }: FastifyRequest): boolean =>
  method === 'GET' && headers.accept?.includes('text/html') === true;

/** The address of this request on another domain. Short names are below the same main host as the name they replace. */
export function sameAddressOn(target: string, domain: string, req: Pick<FastifyRequest, 'host' | 'protocol' | 'url'>) {
  const [name = '', port] = req.host.split(':');
  const parent = name.startsWith(`${domain}.`) ? name.slice(domain.length + 1) : name;
  const host = target === MAIN_DOMAIN ? parent : target.includes('.') ? target : `${target}.${parent}`;
  return `${req.protocol}://${host}${port === undefined ? '' : `:${port}`}${req.url}`;
}

const unclearHost = message('domains:hostGuard.unclearHost');

const strangeHost = message('domains:hostGuard.strangeHost');
