import type { FastifyRequest } from 'fastify';
import { hashOf } from '../database/secret';
import type { Network } from '../http/network-of';
import { devicesOf } from './device-cookie';

const WORK_HEADER = 'x-millwright-work';

/** The caller as limits see it. */
export interface Caller {
  address: string;
  network: Network;
  /** The id in the visitor's cookie, or a new one. */
  browser: string;
  /** Identifies the caller: a hash of the browser's id, or of the network if the client keeps no cookie. */
  asker: string;
  /** Names under which the device may be known. */
  devices: string[];
  /** A solution to a proof of work. */
  work: string | undefined;
}

export function callerOf(req: FastifyRequest): Caller {
  const { network } = req;
  const browser = req.browser || req.visitor;
  const work = req.headers[WORK_HEADER];
  return {
    address: req.ip,
    network,
    browser,
    asker: hashOf(req.returning ? `browser:${browser}` : `network:${network.near}`),
    devices: devicesOf(req),
    work: typeof work === 'string' ? work : undefined,
  };
}
