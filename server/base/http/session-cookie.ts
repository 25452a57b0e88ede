import type { FastifyReply, FastifyRequest } from 'fastify';
import { hashOf } from '../database/secret';
import { cookieName, isSecure, makeCookie } from './cookies';
import { readCookie } from './visitor';

/** The specification's name for the cookie of the access token, and the readable one beside it. */
const TOKEN = 'token';
const MARK = 'mw_session';
/** Visible characters that need no escape. Tokens of a company's own sign-in have forms that we do not know. */
const shape = /^[A-Za-z0-9_.~+/=-]{1,3800}$/;
const markShape = /^[0-9a-f]{16}$/;
const threeDaysS = 3 * 24 * 3600;

export const canBeKept = (token: string): boolean => shape.test(token);

const scopeOf = (req: FastifyRequest) => ({ secure: isSecure(req), domain: req.cookieDomain });

/**
 * The token that our own pages send along without ever seeing it. It is believed only with its mark: a page that has taken that away has signed out,
 * also where no server could be told.
 */
export function cookieToken(req: FastifyRequest): string | undefined {
  const token = heldToken(req);
  return token !== undefined && readCookie(req.headers.cookie, MARK, markShape) === markOf(token) ? token : undefined;
}

/** The same whether or not a page still knows of it: for signing out. */
export const heldToken = (req: FastifyRequest): string | undefined =>
  readCookie(req.headers.cookie, cookieName(TOKEN, scopeOf(req)), shape);

/**
 * The one place where a session gets into a browser: the token where no script reads it, and a mark that tells our scripts that somebody is
 * here, and when it is somebody else. The mark opens nothing.
 */
export function setSessionCookie(req: FastifyRequest, reply: FastifyReply, token: string): void {
  put(req, reply, token, threeDaysS);
}

/** The browser forgets who was here. */
export function clearSessionCookie(req: FastifyRequest, reply: FastifyReply): void {
  put(req, reply, '', 0);
}

function put(req: FastifyRequest, reply: FastifyReply, token: string, maxAgeS: number): void {
  const making = { ...scopeOf(req), maxAgeS, sameSite: 'Lax' as const };
  reply.header('set-cookie', makeCookie(TOKEN, token, making));
  reply.header('set-cookie', makeCookie(MARK, token && markOf(token), { ...making, readable: true }));
}

/** 64 bits of a hash of 256 random ones: it says which session, and leads nowhere. */
export const markOf = (token: string): string => hashOf(`mark of ${token}`).slice(0, 16);
