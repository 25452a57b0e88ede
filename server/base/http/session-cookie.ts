import type { FastifyReply, FastifyRequest } from 'fastify';
import { hashOf } from '../database/secret';
import { cookieName, isSecure, makeCookie } from './cookies';
import { readCookie } from './visitor';

/** The specification's names for the cookies of the tokens, and the readable ones beside them. */
const TOKEN = 'token';
const USER_TOKEN = 'userToken';
const MARK = 'mw_session';
const ARRIVED = 'mw_arrived';
/** Visible characters that need no escape. Tokens of a company's own sign-in have forms that we do not know. */
const shape = /^[A-Za-z0-9_.~+/=-]{1,3800}$/;
const markShape = /^[0-9a-f]{16}$/;
const threeDaysS = 3 * 24 * 3600;
const arrivedS = 5 * 60;

/** What a sign-in gives; `userToken` is unknown where a token came alone. */
export interface KeptTokens {
  accessToken: string;
  userToken?: string | undefined;
}

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

/** The same, whether or not the page still has its mark: for signing out. */
export const heldToken = (req: FastifyRequest): string | undefined =>
  readCookie(req.headers.cookie, cookieName(TOKEN, scopeOf(req)), shape);

/** What a new access token is given for. Believed like the token, and only beside it. */
export const cookieUserToken = (req: FastifyRequest): string | undefined =>
  cookieToken(req) === undefined
    ? undefined
    : readCookie(req.headers.cookie, cookieName(USER_TOKEN, scopeOf(req)), shape);

/**
 * The one place where a session gets into a browser: the tokens where no script reads them, and a mark that tells our scripts that somebody is
 * here, and when it is somebody else. The mark opens nothing.
 */
export function setSessionCookie(req: FastifyRequest, reply: FastifyReply, tokens: KeptTokens): void {
  put(req, reply, tokens, threeDaysS);
}

/**
 * A session that another page has just begun: ours asks once for whom the person acts, and a reload looks the same. It says nothing without
 * its session.
 */
export function sayArrived(req: FastifyRequest, reply: FastifyReply, token: string): void {
  const making = { secure: isSecure(req), maxAgeS: arrivedS, sameSite: 'Lax' as const, readable: true };
  reply.header('set-cookie', makeCookie(ARRIVED, markOf(token), making));
}

/** Makes the browser forget who was signed in. */
export function clearSessionCookie(req: FastifyRequest, reply: FastifyReply): void {
  put(req, reply, { accessToken: '' }, 0);
}

function put(req: FastifyRequest, reply: FastifyReply, tokens: KeptTokens, maxAgeS: number): void {
  const { accessToken, userToken = '' } = tokens;
  const making = { ...scopeOf(req), maxAgeS, sameSite: 'Lax' as const };
  reply.header('set-cookie', makeCookie(TOKEN, accessToken, making));
  // A session without one removes the previous session's.
  reply.header('set-cookie', makeCookie(USER_TOKEN, userToken, { ...making, ...(userToken === '' && { maxAgeS: 0 }) }));
  reply.header('set-cookie', makeCookie(MARK, accessToken && markOf(accessToken), { ...making, readable: true }));
}

/** 64 bits of a hash of 256 random bits: it identifies the session and reveals nothing else. */
export const markOf = (token: string): string => hashOf(`mark of ${token}`).slice(0, 16);
