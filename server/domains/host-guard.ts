import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError, badRequest } from '../base/http/errors';
import { hasOneHost } from '../base/http/read-host';
import type { SettingsService } from './settings';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Answered whatever host was asked for: it is the same for everybody and of nobody. */
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
export async function isServed(req: FastifyRequest, settings: Pick<SettingsService, 'get'>): Promise<boolean> {
  return (await settings.get(req.accessDomain)).served;
}

const unclearHost = {
  'zh-CN': '无法确定请求的主机：应有且只有一个 Host，且为主机名或主机名:端口。',
  'en-US':
    'It is not clear which host the request is for. It takes one Host header with a host name, and a port if any.',
};

const strangeHost = {
  'zh-CN': '此地址没有对应的门户。请使用贵组织公布的地址；管理员可在工作台发布该主机，或将其加入 MAIN_HOST。',
  'en-US':
    'There is no portal at this address. Use the address your organization gave you. An operator can publish this host in the workbench, or name it in MAIN_HOST.',
};
