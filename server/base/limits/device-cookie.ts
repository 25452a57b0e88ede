import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieName, isSecure, makeCookie } from '../http/cookies';
import { readCookie } from '../http/visitor';
import { limits } from './limits';

const DEVICE_COOKIE = 'mw_device';
/** One name per person who has signed in on this device, newest first. */
const mostNames = 5;
const shape = /^[A-Za-z0-9_-]{43}(?:\.[A-Za-z0-9_-]{43}){0,4}$/;
const maxAgeSeconds = limits.knownDevice.keepDays * 24 * 3600;

/** The names under which this device may be known. */
export const devicesOf = (req: Pick<FastifyRequest, 'headers' | 'protocol'>): string[] =>
  readCookie(req.headers.cookie, cookieName(DEVICE_COOKIE, { secure: isSecure(req) }), shape)?.split('.') ?? [];

/** Adds a new name to the device's cookie. */
export function giveDevice(req: FastifyRequest, reply: FastifyReply, name: string): void {
  const value = [name, ...devicesOf(req)].slice(0, mostNames).join('.');
  const making = { secure: isSecure(req), maxAgeS: maxAgeSeconds, sameSite: 'Lax' as const };
  reply.header('set-cookie', makeCookie(DEVICE_COOKIE, value, making));
}
