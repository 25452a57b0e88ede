import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Store } from '../base/database/db';
import { sendError } from '../base/http/error-handler';
import { unavailable } from '../base/http/errors';
import type { Config } from '../config';
import { isSignIn, keepUpstreamSession } from './keep-upstream-session';
import { type Forwarded, forwardHeaders, readForwarded } from './withhold-tokens';

/** The longest timeout that the specification gives its slower calls. */
const upstreamTimeoutMs = 1_000_000;

/**
 * Forwards whole prefixes to services that a company already has. Only configured hosts are called: the request chooses
 * nothing but the path after the prefix. Our own calls (x-origin: millwright) are not forwarded.
 */
export async function addGateway(app: FastifyInstance, config: Config, store: Store): Promise<void> {
  const { upstreams, upstreamsWithToken } = config;
  if (Object.keys(upstreams).length === 0) return;
  const { default: proxy } = await import('@fastify/http-proxy');
  const tokensAreOurs = upstreams['/proxy-api'] === undefined;
  const said = new WeakMap<FastifyRequest, Forwarded>();
  await app.register(async (scope) => {
    // Our parsers split uploads and limit text; a forwarded body is not read here.
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
