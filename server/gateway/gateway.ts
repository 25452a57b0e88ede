import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify';
import { sendError } from '../base/http/error-handler';
import { tooLarge, unavailable } from '../base/http/errors';
import type { Context } from '../context';
import type { CheckAnswer } from './check-answer';
import { isSignIn, keepUpstreamSession } from './keep-upstream-session';
import { traceHeaders } from './mirror';
import type { Services } from './open-services';
import { watchAnswer } from './watch-answer';
import { type Forwarded, forwardHeaders, readForwarded } from './withhold-tokens';

/** The longest timeout that the specification gives its slower calls. */
const upstreamTimeoutMs = 1_000_000;
/** More than any file that a page sends. */
const mostBytes = 200 * 1024 * 1024;

/** Name of the router's constraint: routes of services have it, ours do not. */
export const SERVICE = 'service';

type Strategy = NonNullable<NonNullable<FastifyServerOptions['routerOptions']>['constraints']>[string];

/** Lets the router choose by who answers a request, before anything of it is read. */
export const chooseService = (services: Services): Strategy => ({
  name: SERVICE,
  mustMatchWhenDerived: true,
  validate: () => {},
  // Nothing derived is a route of ours; the type does not know it.
  deriveConstraint: ({ method = 'GET', url = '' }) => (services.goesThere(method, url) ? 'there' : undefined) as string,
  storage: () => {
    const handlers = new Map<unknown, ReturnType<ReturnType<Strategy['storage']>['get']>>();
    return {
      get: (way) => handlers.get(way) ?? null,
      set: (way, handler) => void handlers.set(way, handler),
    };
  },
});

/**
 * Forwards calls to services that a company already has. Only configured hosts are called: the request chooses nothing
 * but the path after the prefix. Our own calls (x-origin: millwright) are not forwarded.
 */
export async function addGateway(
  app: FastifyInstance,
  { config, store, services }: Pick<Context, 'config' | 'store' | 'services'>,
  check: CheckAnswer,
): Promise<void> {
  const { upstreams, upstreamsWithToken } = config;
  if (services.prefixes.length === 0) return;
  const { default: proxy } = await import('@fastify/http-proxy');
  const said = new WeakMap<FastifyRequest, Forwarded>();
  const since = new WeakMap<FastifyRequest, number>();
  const calledBy = (req: FastifyRequest, prefix: string) => {
    const operation = services.findCall(req.method, req.url);
    return { operation, counted: { prefix, call: String(operation?.id ?? ''), way: 'there' as const } };
  };
  await app.register(async (scope) => {
    // Our parsers split uploads and limit text; a forwarded body is not read here.
    scope.removeAllContentTypeParsers();
    for (const [prefix, address] of Object.entries(upstreams)) {
      const { origin, pathname } = new URL(address);
      const breaker = services.breaker(prefix);
      await scope.register(proxy, {
        prefix,
        upstream: origin,
        rewritePrefix: pathname === '/' ? prefix : pathname,
        constraints: { [SERVICE]: 'there' },
        // Two lines a call would bury what an operator needs to see.
        disableRequestLogging: true,
        preHandler: async (req) => {
          if (Number(req.headers['content-length'] ?? 0) > mostBytes) throw tooLarge(mostBytes);
          const withToken = upstreamsWithToken.includes(prefix);
          const tokensAreOurs = services.tokensAreOurs();
          said.set(req, await readForwarded(req, store, { withToken, tokensAreOurs }));
          const waitMs = breaker.waitMs();
          if (waitMs > 0) throw unavailable('upstream', waitMs);
          since.set(req, performance.now());
        },
        undici: { headersTimeout: upstreamTimeoutMs, bodyTimeout: upstreamTimeoutMs, connect: { timeout: 10_000 } },
        replyOptions: {
          rewriteRequestHeaders: (asked, headers) => {
            const req = asked as FastifyRequest;
            return { ...forwardHeaders(req, headers, said.get(req)), ...traceHeaders(req) };
          },
          onResponse: (asked, reply, res) => {
            const [req, answer] = [asked as FastifyRequest, reply as FastifyReply];
            const { stream } = res as unknown as { stream: Readable };
            const { operation, counted } = calledBy(req, prefix);
            const isBroken = answer.statusCode >= 500;
            if (isBroken) services.counts.failed(counted, `status-${answer.statusCode}`);
            else services.counts.answered(counted, performance.now() - (since.get(req) ?? performance.now()));
            // A service that answers is there, whatever it says: only its absence opens the breaker.
            breaker.works();
            if (isSignIn(req)) return void keepUpstreamSession(req, answer, stream).catch((err) => answer.send(err));
            const see = (body: Buffer) => {
              if (operation) services.counts.differs(counted, check(operation, { status: answer.statusCode, body }));
            };
            answer.send(operation && !isBroken ? watchAnswer(answer, stream, see) : stream);
          },
          onError: (reply, { error }) => {
            const answer = reply as FastifyReply;
            breaker.fails();
            services.counts.failed(calledBy(answer.request, prefix).counted, 'unreachable');
            answer.log.error({ err: error, upstream: origin, prefix }, 'the upstream does not answer');
            sendError(unavailable('upstream'), answer.request, answer);
          },
        },
      });
    }
  });
}
