import { createHmac } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { bearerOf } from './bearer';

/** A file uploaded in a form. */
export interface Upload {
  name: string;
  bytes: Buffer;
  /** The form's other fields that were sent ahead of the file. */
  fields?: Record<string, string>;
}

declare module 'fastify' {
  interface FastifyRequest {
    upload?: Upload;
  }
}

type Asked = Pick<FastifyRequest, 'method' | 'url' | 'body' | 'headers' | 'session' | 'upload'>;

/**
 * A fingerprint that is the same for the same request. It is keyed with the idempotency key, which for calls with
 * secrets is not stored in readable form, so that a password in the body cannot be guessed from the table.
 */
export function requestPrint(key: string, req: Asked, secret: boolean): string {
  const print = createHmac('sha256', key).update(JSON.stringify([req.method, req.url, secret ? whoseOf(req) : '']));
  const { body, upload } = req;
  // Multipart boundaries differ in each repetition, so only the file counts.
  if (upload) print.update(`${JSON.stringify(upload.name)}\n`).update(upload.bytes);
  else print.update(Buffer.isBuffer(body) ? body : (JSON.stringify(body) ?? ''));
  return print.digest('hex');
}

/** The session, or the token from which one is created; a visitor's cookie alone identifies nobody. */
export const whoseOf = (req: Asked): string => req.session?.id ?? bearerOf(req) ?? '';
