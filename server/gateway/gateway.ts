import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Config } from '../config';
import { sendError } from '../plugins/error-handler';
import { unavailable } from '../plugins/errors';

/** As long as the specification lets its slower calls take. */
const upstreamTimeoutMs = 1_000_000;

/**
 * Forwards whole prefixes to services a company already has. Only hosts of the configuration are ever called: the
 * request chooses the path behind the prefix, nothing else. Our own calls (x-origin: millwright) stay here.
 */
export async function addGateway(app: FastifyInstance, { upstreams }: Config): Promise<void> {
  if (Object.keys(upstreams).length === 0) return;
  const { default: proxy } = await import('@fastify/http-proxy');
  for (const [prefix, address] of Object.entries(upstreams)) {
    const { origin, pathname } = new URL(address);
    await app.register(proxy, {
      prefix,
      upstream: origin,
      rewritePrefix: pathname === '/' ? prefix : pathname,
      undici: { headersTimeout: upstreamTimeoutMs, bodyTimeout: upstreamTimeoutMs, connect: { timeout: 10_000 } },
      replyOptions: {
        rewriteRequestHeaders: (req, headers) => ({
          ...headers,
          cookie: withoutOurs(headers.cookie),
          'x-forwarded-host': req.host,
          'x-forwarded-proto': req.protocol,
          'x-forwarded-for': req.ip,
        }),
        onError: (reply, { error }) => {
          const answer = reply as FastifyReply;
          answer.log.error({ err: error, upstream: origin, prefix }, 'the upstream does not answer');
          sendError(unavailable('upstream'), answer.request, answer);
        },
      },
    });
  }
}

/** Our own cookies are nobody else's business: with the operator's a service could change settings in that name. */
function withoutOurs(cookie: string | string[] | undefined): string | undefined {
  const kept = String(cookie ?? '')
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part && !part.startsWith('mw_'));
  return kept.length > 0 ? kept.join('; ') : undefined;
}
