import type { FastifyRequest } from 'fastify';
import type { Budget } from './budgets';
import { byNetwork } from './by-network';
import { limits } from './limits';

/** The budgets that a picture of this size uses: the network's, everybody's and, without a cookie, the newcomers'. */
export function pictureBudgets({ network, returning }: FastifyRequest, bytes: number): Budget[] {
  const { perSeconds, newcomers, all } = limits.pictureBytes;
  const amount = Math.ceil(bytes / 1000);
  const budgets = byNetwork('pictures', network, limits.pictureBytes, amount);
  budgets.push({ key: 'pictures:all', most: all, perSeconds, amount });
  if (!returning) budgets.push({ key: `pictures:new:${network.wide}`, most: newcomers, perSeconds, amount });
  return budgets;
}
