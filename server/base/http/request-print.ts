import { createHmac } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { bearerOf } from './bearer';

/** A file that came in a form. */
export interface Upload {
  name: string;
  bytes: Buffer;
}

declare module 'fastify' {
  interface FastifyRequest {
    upload?: Upload;
  }
}

type Asked = Pick<FastifyRequest, 'method' | 'url' | 'body' | 'headers' | 'session' | 'upload'>;

/**
 * What a request was, as far as its key goes: the same print is the same request. Made with the key, which whoever reads the table does not
 * have for calls with secrets: a password in a body is not to be guessed from it.
 */
export function requestPrint(key: string, req: Asked, secret: boolean): string {
  const print = createHmac('sha256', key).update(JSON.stringify([req.method, req.url, secret ? whoseOf(req) : '']));
  const { body, upload } = req;
  // The form around an upload has a border that each repetition makes anew: what counts is the file.
  if (upload) print.update(`${JSON.stringify(upload.name)}\n`).update(upload.bytes);
  else print.update(Buffer.isBuffer(body) ? body : (JSON.stringify(body) ?? ''));
  return print.digest('hex');
}

/** The session, or the token that is to become one: a browser's name alone is not somebody. */
export const whoseOf = (req: Asked): string => req.session?.id ?? bearerOf(req) ?? '';
