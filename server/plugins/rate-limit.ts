import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { tooMany } from './errors';

const windowMs = 60_000;
/** A whole company may stand behind one address; one person does not become ten by dropping the cookie. */
const visitorsPerAddress = 10;

export type Limiter = (req: FastifyRequest, reply: FastifyReply) => Promise<void>;

/** Two counters: one for the visitor, one for the address. Kept per node: it guards the node, it is no quota. */
export async function createLimiter(app: FastifyInstance, perMinute: number): Promise<Limiter> {
  if (perMinute === 0) return async () => {};
  await app.register(rateLimit, { global: false });
  const byVisitor = app.createRateLimit({
    max: perMinute,
    timeWindow: windowMs,
    keyGenerator: (req) => `v:${req.visitor}`,
  });
  const byAddress = app.createRateLimit({
    max: perMinute * visitorsPerAddress,
    timeWindow: windowMs,
    keyGenerator: (req) => `a:${req.ip}`,
  });
  return async (req) => {
    for (const check of [byVisitor, byAddress]) {
      const limit = await check(req);
      if (!limit.isAllowed && limit.isExceeded) throw tooMany(limit.ttlInSeconds * 1000);
    }
  };
}
