import type { FastifyInstance, FastifyRequest } from 'fastify';
import { message } from '../messages/message';
import { ApiError } from './errors';

/** The names that we give our own cookies, with and without the prefixes of https. */
const ownCookie = /(?:^|;)\s*(?:__(?:Host|Secure)-)?(?:token|userToken|mw_visitor|mw_operator)\s*=/;

/**
 * Browsers send our cookies whoever made them ask, and say where a request comes from. Changes that another site asks for are refused, also when
 * it is a neighbour below the same domain. What says nothing is no browser; what shows a token in the header, and no cookie, was made by who holds
 * the token.
 */
export function addForeignCheck(app: FastifyInstance): void {
  app.addHook('onRequest', async (req) => {
    if (isChange(req) && !isByTokenAlone(req) && isForeign(req)) throw foreign();
  });
}

const reading = ['GET', 'HEAD', 'OPTIONS'];

/** One call of the specification changes something by GET; the contract says so. */
const isChange = (req: FastifyRequest): boolean =>
  !reading.includes(req.method) || req.routeOptions.config.mutation === true;

const isByTokenAlone = ({ headers }: FastifyRequest): boolean =>
  headers.authorization !== undefined && !ownCookie.test(headers.cookie ?? '');

/** Whether a page of another origin had the browser send this. Neither header can be written by a page's script. */
export function isForeign(req: Pick<FastifyRequest, 'headers' | 'host' | 'protocol'>): boolean {
  const { origin, 'sec-fetch-site': site } = req.headers;
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true;
  return origin !== undefined && !isOwn(origin, req);
}

/** The protocol says something only where it is known: behind a proxy that is not trusted everything looks like http. */
function isOwn(origin: string, { host, protocol }: Pick<FastifyRequest, 'host' | 'protocol'>): boolean {
  if (!URL.canParse(origin)) return false;
  const url = new URL(origin);
  return url.host === bare(host) && !(protocol === 'https' && url.protocol === 'http:');
}

/** Without the port that the protocol has anyway: browsers leave it out of the origin. */
const bare = (host: string) => host.toLowerCase().replace(/:(?:80|443)$/, '');

const foreign = () => new ApiError(403, message('base:foreignRequests.foreign'));
