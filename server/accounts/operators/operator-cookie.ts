import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieName, isSecure, makeCookie } from '../../base/http/cookies';
import { readCookie } from '../../base/http/visitor';

const OPERATOR_COOKIE = 'mw_operator';
const shape = /^[A-Za-z0-9_-]{43}$/;

export const operatorToken = (req: FastifyRequest) =>
  readCookie(req.headers.cookie, cookieName(OPERATOR_COOKIE, { secure: isSecure(req) }), shape);

/**
 * SameSite=Strict: links from other sites open the workbench signed out and cannot act for the operator. An empty token
 * deletes the cookie.
 */
export function setOperatorCookie(req: FastifyRequest, reply: FastifyReply, token: string, idleS: number): void {
  const making = { secure: isSecure(req), maxAgeS: token === '' ? 0 : idleS, sameSite: 'Strict' as const };
  reply.header('set-cookie', makeCookie(OPERATOR_COOKIE, token, making));
}
