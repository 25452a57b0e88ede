import type { FastifyReply } from 'fastify';
import { inertPolicy } from '../../base/http/security-headers';
import type { StoredFile } from '../store/person-files';

/** A file of a person as a picture and nothing else, and in no cache that somebody else could read. */
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
