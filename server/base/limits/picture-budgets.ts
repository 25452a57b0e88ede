import type { FastifyRequest } from 'fastify';
import type { Budget } from './budgets';
import { byNetwork } from './by-network';
import { limits } from './limits';

/** What a picture of so many bytes takes from the budgets of the network and of all callers without a name. */
export function pictureBudgets({ network, returning }: FastifyRequest, bytes: number): Budget[] {
  const { perSeconds, newcomers, all } = limits.pictureBytes;
  const amount = Math.ceil(bytes / 1000);
  const budgets = byNetwork('pictures', network, limits.pictureBytes, amount);
  budgets.push({ key: 'pictures:all', most: all, perSeconds, amount });
  if (!returning) budgets.push({ key: `pictures:new:${network.wide}`, most: newcomers, perSeconds, amount });
  return budgets;
}
