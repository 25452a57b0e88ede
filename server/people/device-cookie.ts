import type { FastifyReply, FastifyRequest } from 'fastify';
import { limits } from '../limits/limits';
import { readCookie } from '../plugins/visitor';

const DEVICE_COOKIE = 'mw_device';
/** One name for each person who has signed in here, the newest first. */
const mostNames = 5;
const shape = /^[A-Za-z0-9_-]{43}(?:\.[A-Za-z0-9_-]{43}){0,4}$/;
const maxAgeSeconds = limits.knownDevice.keepDays * 24 * 3600;

/** The names under which this device may be known. */
export const devicesOf = (req: Pick<FastifyRequest, 'headers'>): string[] =>
  readCookie(req.headers.cookie, DEVICE_COOKIE, shape)?.split('.') ?? [];

/** Lets the browser remember its new name beside those it has. */
export function giveDevice(req: FastifyRequest, reply: FastifyReply, name: string): void {
  const value = [name, ...devicesOf(req)].slice(0, mostNames).join('.');
  const cookie = `${DEVICE_COOKIE}=${value}; Path=/; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Lax`;
  reply.header('set-cookie', req.protocol === 'https' ? `${cookie}; Secure` : cookie);
}
