import type { FastifyRequest } from 'fastify';
import { tooMany } from '../http/errors';
import { networkOf } from '../http/network-of';
import { limits } from './limits';
import { createWindows } from './windows';

type Limiter = (req: FastifyRequest) => void;

const { perSeconds, near, wide } = limits.calls;

/**
 * Three counters: the visitor, the network and the network around it. A whole company may stand behind one address; one person does not
 * become ten by dropping the cookie, nor a thousand by the last bits of an address. Kept per node: it guards the node, it is no quota.
 */
export function createLimiter(perMinute: number): Limiter {
  if (perMinute === 0) return () => {};
  const take = {
    visitor: createWindows(perSeconds * 1000),
    near: createWindows(perSeconds * 1000),
    wide: createWindows(perSeconds * 1000),
  };
  return (req) => {
    const network = networkOf(req.ip);
    const waitMs =
      take.visitor(req.visitor, perMinute) ||
      take.near(network.near, perMinute * near) ||
      take.wide(network.wide, perMinute * wide);
    if (waitMs > 0) throw tooMany(waitMs);
  };
}
