import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../http/errors';

export interface LineLimits {
  /** On this node; beyond it there are no sockets left for those who read. */
  all: number;
  perVisitor: number;
  near: number;
  wide: number;
}

/** Counts lines that are open at this moment: an event stream keeps a socket for as long as somebody looks. */
export function createLines({ all, perVisitor, near, wide }: LineLimits) {
  const open = new Map<string, number>();
  const count = (key: string) => open.get(key) ?? 0;

  /** Opens one until the answer is closed, or says which limit is reached. */
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
  new ApiError(
    429,
    {
      'zh-CN': `您已同时打开 ${most} 个页面，已达上限。请关闭一些页面，或在 60 秒后再试。`,
      'en-US': `You have ${most} pages open at once, which is the limit. Close some of them, or try again in 60 seconds.`,
    },
    { retryAfterMs },
  );

const tooManyInNetwork = (most: number) =>
  new ApiError(
    429,
    {
      'zh-CN': `您所在的网络已同时打开 ${most} 个连接，已达上限。请关闭不用的页面，或在 60 秒后再试；需要更多时，请联系管理员（STREAMS_PER_NETWORK）。`,
      'en-US': `Your network has ${most} lines open at once, which is the limit. Close pages you do not need, or try again in 60 seconds; your operator can allow more (STREAMS_PER_NETWORK).`,
    },
    { retryAfterMs },
  );

const tooManyHere = (most: number) =>
  new ApiError(
    429,
    {
      'zh-CN': `服务器已同时打开 ${most} 个连接，已达上限。请在 60 秒后再试。`,
      'en-US': `The server has ${most} lines open at once, which is the limit. Try again in 60 seconds.`,
    },
    { retryAfterMs },
  );
