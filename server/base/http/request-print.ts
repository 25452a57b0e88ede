import { createHmac } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { bearerOf } from './bearer';

type Asked = Pick<FastifyRequest, 'method' | 'url' | 'body' | 'headers' | 'session'>;

/**
 * What a request was, as far as its key goes: the same print is the same request. Made with the key, which whoever reads the table does not
 * have for calls with secrets: a password in a body is not to be guessed from it.
 */
export function requestPrint(key: string, req: Asked, secret: boolean): string {
  const print = createHmac('sha256', key).update(JSON.stringify([req.method, req.url, secret ? whoseOf(req) : '']));
  const { body, headers } = req;
  if (Buffer.isBuffer(body)) return print.update(body).digest('hex');
  // An upload is read by its handler, once; its form has a border that each repetition makes anew.
  const text = body === undefined ? `length ${headers['content-length'] ?? 0}` : JSON.stringify(body);
  return print.update(text ?? '').digest('hex');
}

/** The session, or the token that is to become one: a browser's name alone is not somebody. */
export const whoseOf = (req: Asked): string => req.session?.id ?? bearerOf(req) ?? '';
