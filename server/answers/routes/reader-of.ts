import type { FastifyRequest } from 'fastify';
import type { Reader } from '../read-chat';

/** A host that names nobody still has its own, nameless domain: its chats are seen nowhere else. */
export function readerOf({ visitor, accessDomain }: FastifyRequest): Reader {
  return { visitor, accessDomain: accessDomain ?? '' };
}
