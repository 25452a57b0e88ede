import type { FastifyReply } from 'fastify';
import { ApiError } from '../../base/http/errors';
import { message } from '../../base/messages/message';

/** Streams that a key may read at once, per node. */
export const STREAMS_A_KEY = 8;

/** Counts the streams that each key reads on this node until they close; throws for one too many. */
export function createStreamLimit(most: number) {
  const open = new Map<string, number>();
  return (key: string, { raw }: Pick<FastifyReply, 'raw'>): void => {
    const count = open.get(key) ?? 0;
    if (count >= most)
      throw new ApiError(429, message('platform:openai.streams', { most }), {
        reason: 'rate_limited',
        retryAfterMs: 2_000,
      });
    open.set(key, count + 1);
    raw.once('close', () => {
      const left = (open.get(key) ?? 1) - 1;
      if (left > 0) open.set(key, left);
      else open.delete(key);
    });
  };
}
