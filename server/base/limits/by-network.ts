import type { Network } from '../http/network-of';
import type { Budget } from './budgets';

interface Figures {
  near: number;
  wide: number;
  perSeconds: number;
}

/** The two budgets of a network: its own and its neighbourhood's. */
export const byNetwork = (name: string, network: Network, figures: Figures, amount = 1): Budget[] => [
  { key: `${name}:near:${network.near}`, most: figures.near, perSeconds: figures.perSeconds, amount },
  { key: `${name}:wide:${network.wide}`, most: figures.wide, perSeconds: figures.perSeconds, amount },
];
