import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../http/errors';
import { message } from '../messages/message';

interface LineLimits {
  /** Maximum on this node, so that sockets remain for other requests. */
  all: number;
  perVisitor: number;
  near: number;
  wide: number;
}

/** Counts open event streams, each of which occupies a socket until its reader leaves. */
export function createLines({ all, perVisitor, near, wide }: LineLimits) {
  const open = new Map<string, number>();
  const count = (key: string) => open.get(key) ?? 0;

  /** Counts a stream until its response closes, or throws the limit that is reached. */
  return (req: Pick<FastifyRequest, 'visitor' | 'network'>, reply: Pick<FastifyReply, 'raw'>): void => {
    const keys: [key: string, most: number, text: (most: number) => ApiError][] = [
      [`visitor:${req.visitor}`, perVisitor, tooManyPages],
      [`near:${req.network.near}`, near, tooManyInNetwork],
      [`wide:${req.network.wide}`, wide, tooManyInNetwork],
      ['all', all, tooManyHere],
    ];
    for (const [key, most, refusal] of keys) if (count(key) >= most) throw refusal(most);
    for (const [key] of keys) open.set(key, count(key) + 1);
    reply.raw.once('close', () => {
      for (const [key] of keys) {
        const left = count(key) - 1;
        if (left > 0) open.set(key, left);
        else open.delete(key);
      }
    });
  };
}

const retryAfterMs = 60_000;

const tooManyPages = (most: number) =>
  new ApiError(429, message('base:openLines.tooManyPages', { most }), { retryAfterMs });

const tooManyInNetwork = (most: number) =>
  new ApiError(429, message('base:openLines.tooManyInNetwork', { most }), { retryAfterMs });

const tooManyHere = (most: number) =>
  new ApiError(429, message('base:openLines.tooManyHere', { most }), { retryAfterMs });
