import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { loadContract } from '../base/contract/document';
import { canBeKept, type KeptTokens, setSessionCookie } from '../base/http/session-cookie';

/** Paths of the specification's sign-in calls, where a company's own sign-in returns a token. */
const signIns = new Set(
  [...loadContract().operations.values()]
    .filter(({ origin, opensSession }) => origin === 'spec' && opensSession)
    .map(({ url }) => url),
);
const mostBytes = 64 * 1024;

export const isSignIn = (req: Pick<FastifyRequest, 'url' | 'method'>): boolean =>
  req.method === 'POST' && signIns.has(req.url.split('?', 1)[0] ?? '');

/** Stores a token of the company's own sign-in in our session cookie; the response passes unchanged. */
export async function keepUpstreamSession(req: FastifyRequest, reply: FastifyReply, stream: Readable): Promise<void> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream) {
    chunks.push(chunk);
    size += chunk.length;
  }
  const body = Buffer.concat(chunks);
  const tokens = size <= mostBytes ? tokensIn(body) : undefined;
  if (tokens) setSessionCookie(req, reply, tokens);
  reply.send(body);
}

const kept = (token: unknown) => (typeof token === 'string' && canBeKept(token) ? token : undefined);

function tokensIn(body: Buffer): KeptTokens | undefined {
  try {
    const { code, data } = JSON.parse(body.toString('utf8'));
    const accessToken = [0, 200].includes(Number(code)) ? kept(data?.access_token) : undefined;
    return accessToken === undefined ? undefined : { accessToken, userToken: kept(data.userToken) };
  } catch {
    return undefined;
  }
}
