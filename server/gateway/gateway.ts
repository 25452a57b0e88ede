import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Store } from '../base/database/db';
import { sendError } from '../base/http/error-handler';
import { unavailable } from '../base/http/errors';
import type { Config } from '../config';
import { isSignIn, keepUpstreamSession } from './keep-upstream-session';
import { type Forwarded, forwardHeaders, readForwarded } from './withhold-tokens';

/** As long as the specification lets its slower calls take. */
const upstreamTimeoutMs = 1_000_000;

/**
 * Forwards whole prefixes to services a company already has. Only hosts of the configuration are ever called: the
 * request chooses the path behind the prefix, nothing else. Our own calls (x-origin: millwright) stay here.
 */
export async function addGateway(app: FastifyInstance, config: Config, store: Store): Promise<void> {
  const { upstreams, upstreamsWithToken } = config;
  if (Object.keys(upstreams).length === 0) return;
  const { default: proxy } = await import('@fastify/http-proxy');
  const tokensAreOurs = upstreams['/proxy-api'] === undefined;
  const said = new WeakMap<FastifyRequest, Forwarded>();
  await app.register(async (scope) => {
    // Ours take uploads apart and limit texts; a body that goes on is nobody's to read here.
    scope.removeAllContentTypeParsers();
    for (const [prefix, address] of Object.entries(upstreams)) {
      const { origin, pathname } = new URL(address);
      await scope.register(proxy, {
        prefix,
        upstream: origin,
        rewritePrefix: pathname === '/' ? prefix : pathname,
        preHandler: async (req) => {
          const withToken = upstreamsWithToken.includes(prefix);
          said.set(req, await readForwarded(req, store, { withToken, tokensAreOurs }));
        },
        undici: { headersTimeout: upstreamTimeoutMs, bodyTimeout: upstreamTimeoutMs, connect: { timeout: 10_000 } },
        replyOptions: {
          rewriteRequestHeaders: (asked, headers) => {
            const req = asked as FastifyRequest;
            return forwardHeaders(req, headers, said.get(req));
          },
          onResponse: (asked, reply, res) => {
            const [req, answer] = [asked as FastifyRequest, reply as FastifyReply];
            const { stream } = res as unknown as { stream: Readable };
            if (!isSignIn(req)) return void answer.send(stream);
            keepUpstreamSession(req, answer, stream).catch((err) => answer.send(err));
          },
          onError: (reply, { error }) => {
            const answer = reply as FastifyReply;
            answer.log.error({ err: error, upstream: origin, prefix }, 'the upstream does not answer');
            sendError(unavailable('upstream'), answer.request, answer);
          },
        },
      });
    }
  });
}
