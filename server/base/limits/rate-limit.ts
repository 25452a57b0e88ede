import type { FastifyRequest } from 'fastify';
import { tooMany } from '../http/errors';
import { networkOf } from '../http/network-of';
import { limits } from './limits';
import { createWindows } from './windows';

type Limiter = (req: FastifyRequest) => void;

const { perSeconds, near, wide } = limits.calls;

/**
 * Three counters: the visitor, the network and the wider network. A whole company may share one address, but dropping
 * the cookie or changing the last bits of an address must not multiply one person. Counted per node: this protects the
 * node and is not a quota.
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
