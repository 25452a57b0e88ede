import type { FastifyInstance, FastifyRequest } from 'fastify';
import { message } from '../messages/message';
import { ApiError } from './errors';

/** Names of our own cookies, with and without the HTTPS prefixes. */
const ownCookie = /(?:^|;)\s*(?:__(?:Host|Secure)-)?(?:token|userToken|mw_visitor|mw_operator)\s*=/;

/**
 * Refuses changes that a page of another origin requests, even a neighbouring host below the same domain: browsers
 * attach our cookies to such requests. Requests with neither header are not from a browser; those with a token in the
 * header and no cookie were made by whoever holds the token.
 */
export function addForeignCheck(app: FastifyInstance): void {
  app.addHook('onRequest', async (req) => {
    if (isChange(req) && !isByTokenAlone(req) && isForeign(req)) throw foreign();
    if (isChange(req) && isOpened(req)) throw new ApiError(403, message('base:foreignRequests.opened'));
  });
}

const reading = ['GET', 'HEAD', 'OPTIONS'];

/** One operation of the specification changes data by GET; the contract marks it. */
const isChange = (req: FastifyRequest): boolean =>
  !reading.includes(req.method) || req.routeOptions.config.mutation === true;

/** Whether a browser opens the address or loads it ahead, such as a link: nobody has asked for the change. */
const isOpened = ({ method, headers }: FastifyRequest): boolean =>
  reading.includes(method) &&
  (headers['sec-fetch-mode'] === 'navigate' ||
    [headers['sec-purpose'], headers.purpose].some((purpose) => /prefetch|prerender/.test(String(purpose))));

const isByTokenAlone = ({ headers }: FastifyRequest): boolean =>
  headers.authorization !== undefined && !ownCookie.test(headers.cookie ?? '');

/** Whether a page of another origin made the browser send this. Scripts cannot set either header. */
export function isForeign(req: Pick<FastifyRequest, 'headers' | 'host' | 'protocol'>): boolean {
  const { origin, 'sec-fetch-site': site } = req.headers;
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true;
  return origin !== undefined && !isOwn(origin, req);
}

/**
 * The protocols are compared only if ours is known to be https: behind an untrusted proxy everything looks like http.
 */
function isOwn(origin: string, { host, protocol }: Pick<FastifyRequest, 'host' | 'protocol'>): boolean {
  if (!URL.canParse(origin)) return false;
  const url = new URL(origin);
  return url.host === bare(host) && !(protocol === 'https' && url.protocol === 'http:');
}

/** Without a default port, which browsers omit from the origin. */
const bare = (host: string) => host.toLowerCase().replace(/:(?:80|443)$/, '');

const foreign = () => new ApiError(403, message('base:foreignRequests.foreign'));
