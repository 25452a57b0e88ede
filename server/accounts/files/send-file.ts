import type { FastifyReply } from 'fastify';
import { inertPolicy } from '../../base/http/security-headers';
import type { StoredFile } from '../store/person-files';

/** Sends a person's file as an inert picture that shared caches may not store. */
export function sendFile(reply: FastifyReply, { mime, bytes }: StoredFile): FastifyReply {
  return reply
    .type(mime)
    .headers({
      'cache-control': 'private, no-store',
      'content-security-policy': inertPolicy,
      'content-disposition': 'inline',
      'referrer-policy': 'no-referrer',
    })
    .send(bytes);
}
