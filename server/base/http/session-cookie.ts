import type { FastifyReply, FastifyRequest } from 'fastify';
import { hashOf } from '../database/secret';
import { cookieName, isSecure, makeCookie } from './cookies';
import { readCookie } from './visitor';

/** The specification's names for the token cookies, followed by the script-readable ones. */
const TOKEN = 'token';
const USER_TOKEN = 'userToken';
const MARK = 'mw_session';
const ARRIVED = 'mw_arrived';
/** Characters that need no escaping in a cookie. The tokens of a company's own sign-in have unknown forms. */
const shape = /^[A-Za-z0-9_.~+/=-]{1,3800}$/;
const markShape = /^[0-9a-f]{16}$/;
const threeDaysS = 3 * 24 * 3600;
const arrivedS = 5 * 60;

/** Tokens from a sign-in; `userToken` is absent if only an access token was given. */
export interface KeptTokens {
  accessToken: string;
  userToken?: string | undefined;
}

export const canBeKept = (token: string): boolean => shape.test(token);

const scopeOf = (req: FastifyRequest) => ({ secure: isSecure(req), domain: req.cookieDomain });

/**
 * The access token from its HttpOnly cookie, accepted only together with its mark: a page that removed the mark has
 * signed out, even if the server could not be reached.
 */
export function cookieToken(req: FastifyRequest): string | undefined {
  const token = heldToken(req);
  return token !== undefined && readCookie(req.headers.cookie, MARK, markShape) === markOf(token) ? token : undefined;
}

/** The access token whether or not the mark is still there, for signing out. */
export const heldToken = (req: FastifyRequest): string | undefined =>
  readCookie(req.headers.cookie, cookieName(TOKEN, scopeOf(req)), shape);

/** The token that renews the access token; accepted only together with a valid access token. */
export const cookieUserToken = (req: FastifyRequest): string | undefined =>
  cookieToken(req) === undefined
    ? undefined
    : readCookie(req.headers.cookie, cookieName(USER_TOKEN, scopeOf(req)), shape);

/**
 * The only place that stores a session in the browser: the tokens in HttpOnly cookies, and a mark that tells scripts
 * whether somebody is signed in and when that changes. The mark grants nothing.
 */
export function setSessionCookie(req: FastifyRequest, reply: FastifyReply, tokens: KeptTokens): void {
  put(req, reply, tokens, threeDaysS);
}

/**
 * Marks a session that another page has just started, so that ours asks once for whom the person acts; a reload looks
 * the same otherwise. Without its session it means nothing.
 */
export function sayArrived(req: FastifyRequest, reply: FastifyReply, token: string): void {
  const making = { secure: isSecure(req), maxAgeS: arrivedS, sameSite: 'Lax' as const, readable: true };
  reply.header('set-cookie', makeCookie(ARRIVED, markOf(token), making));
}

/** Deletes the session cookies. */
export function clearSessionCookie(req: FastifyRequest, reply: FastifyReply): void {
  put(req, reply, { accessToken: '' }, 0);
}

function put(req: FastifyRequest, reply: FastifyReply, tokens: KeptTokens, maxAgeS: number): void {
  const { accessToken, userToken = '' } = tokens;
  const making = { ...scopeOf(req), maxAgeS, sameSite: 'Lax' as const };
  reply.header('set-cookie', makeCookie(TOKEN, accessToken, making));
  // A session without a user token removes the previous session's.
  reply.header('set-cookie', makeCookie(USER_TOKEN, userToken, { ...making, ...(userToken === '' && { maxAgeS: 0 }) }));
  reply.header('set-cookie', makeCookie(MARK, accessToken && markOf(accessToken), { ...making, readable: true }));
}

/** 64 bits of a hash of 256 random bits: it identifies the session and reveals nothing else. */
export const markOf = (token: string): string => hashOf(`mark of ${token}`).slice(0, 16);
