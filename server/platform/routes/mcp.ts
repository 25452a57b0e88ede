import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SendError } from '../../base/http/error-handler';
import { ApiError, tooMany } from '../../base/http/errors';
import { isForeign } from '../../base/http/foreign-requests';
import { networkOf } from '../../base/http/network-of';
import type { Route } from '../../base/http/route';
import { limits } from '../../base/limits/limits';
import { createWindows } from '../../base/limits/windows';
import { message } from '../../base/messages/message';
import { openMcp } from '../mcp/open-mcp';
import { challengeOf } from '../oauth/addresses';
import { apiLocale } from '../openai/send-openai-error';
import { createStreamLimit, STREAMS_A_KEY } from '../openai/stream-limit';

/** Errors before the protocol begins have its form, too. */
const sendMcpError: SendError = (error, req, reply) => {
  const { status, text, detail } = error;
  if (status === 401) reply.header('www-authenticate', challengeOf(req, isShown(req) ? 'invalid_token' : undefined));
  if (detail.retryAfterMs !== undefined) reply.header('retry-after', Math.ceil(detail.retryAfterMs / 1000));
  const code = status === 400 ? -32600 : status >= 500 ? -32603 : -32001;
  const told = { code, message: text[apiLocale(req)], ...(detail.reason && { data: { code: detail.reason } }) };
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send({ jsonrpc: '2.0', error: told, id: null });
};

/** Whether the request shows a key or a token, however wrong. */
const isShown = ({ headers }: FastifyRequest) => headers.authorization !== undefined;

/** The Model Context Protocol over streamable HTTP, without sessions. */
export const mcpRoutes: Route = (app, ctx) => {
  const mcp = openMcp(ctx);
  const holdStream = createStreamLimit(STREAMS_A_KEY);
  app.addHook('onClose', () => mcp.close());

  const take = createWindows(limits.openMcp.perSeconds * 1000);
  const admitWithoutKey = async (req: FastifyRequest) => {
    const { setting } = await ctx.settings.get(req.accessDomain);
    if (isShown(req) || !setting.mcp?.public)
      throw new ApiError(401, message('platform:oauth.noToken'), { reason: 'invalid_key' });
    const waitMs = take(networkOf(req.ip).near, limits.openMcp.calls);
    if (waitMs > 0) throw tooMany(waitMs);
  };

  app.operation(
    'callMcp',
    async (req, reply) => {
      if (!req.apiKey) await admitWithoutKey(req);
      // A page that a browser shows has no business with a key, whatever name its address resolves to.
      if (req.headers.origin !== undefined && isForeign(req)) throw new ApiError(403, message('platform:mcp.origin'));
      const leaving = new AbortController();
      reply.raw.once('close', () => leaving.abort());
      const answer = await mcp.answer(req, leaving.signal);
      const isStream = answer.body !== null && answer.headers.get('content-type')?.startsWith('text/event-stream');
      try {
        if (isStream) holdStream(req.apiKey?.id ?? networkOf(req.ip).near, reply);
      } catch (error) {
        leaving.abort();
        throw error;
      }
      for (const [name, value] of answer.headers) if (name !== 'content-length') reply.header(name, value);
      reply.code(answer.status);
      // What a client listens to has no end of its own, so it is not waited for.
      return reply.send(isStream ? Readable.fromWeb(answer.body as ReadableStream) : await answer.text());
    },
    { sendError: sendMcpError, bodyLimit: 1024 * 1024 },
  );

  // Sessions of older clients are not kept, and nothing is sent unasked. Said before the body is read.
  const refuse = async (_req: FastifyRequest, reply: FastifyReply) => reply.code(405).header('allow', 'POST').send();
  app.route({ method: ['GET', 'DELETE'], url: '/mcp', onRequest: refuse, handler: refuse });
};
