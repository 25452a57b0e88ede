import type { FastifyRequest } from 'fastify';
import type { Reader } from '../read-chat';

/** An unknown host has a nameless domain of its own; its chats are seen nowhere else. */
export function readerOf({ visitor, accessDomain }: FastifyRequest): Reader {
  return { visitor, accessDomain: accessDomain ?? '' };
}
