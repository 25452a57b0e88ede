import type { FastifyInstance, FastifyRequest } from 'fastify';
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
  app.addHook('onRequest', async (req) => {
    if (!hasOneHost(req.raw)) throw badRequest(unclearHost);
    if (req.routeOptions.config.anyHost || (await isServed(req, settings))) return;
    throw new ApiError(421, strangeHost);
  });
}

/** Whether the host of this request has a portal. */
async function isServed(req: FastifyRequest, settings: Pick<SettingsService, 'get'>): Promise<boolean> {
  return (await settings.get(req.accessDomain)).served;
}

const unclearHost = message('domains:hostGuard.unclearHost');

const strangeHost = message('domains:hostGuard.strangeHost');
