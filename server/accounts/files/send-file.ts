import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '../../base/database/db';
import { inertPolicy } from '../../base/http/security-headers';
import { type FileFacts, readPieces } from '../store/person-files';

interface Sent {
  db: Db;
  id: string;
  file: Pick<FileFacts, 'name' | 'mime' | 'size'>;
  /** Where its bytes are. */
  table?: string;
}

/**
 * Sends a person's file, which shared caches may not store: pictures as inert ones, anything else to be downloaded. Videos
 * still play in a page, which asks for them in parts.
 */
export function sendFile(req: FastifyRequest, reply: FastifyReply, { db, id, file, table }: Sent) {
  const { name, mime, size } = file;
  const part = mime.startsWith('image/') ? undefined : partOf(req.headers.range, size);
  void reply.type(mime).headers({
    'cache-control': 'private, no-store',
    'content-security-policy': inertPolicy,
    'content-disposition': mime.startsWith('image/') ? 'inline' : `attachment; filename*=UTF-8''${encodeName(name)}`,
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'accept-ranges': mime.startsWith('image/') ? 'none' : 'bytes',
  });
  if (part === 'none') return reply.code(416).header('content-range', `bytes */${size}`).send();
  const [from, to] = part ?? [0, size - 1];
  if (part) void reply.code(206).header('content-range', `bytes ${from}-${to}/${size}`);
  return reply.header('content-length', to + 1 - from).send(Readable.from(readPieces(db, id, from, to, table)));
}

/** RFC 5987 takes fewer characters as they are. */
const encodeName = (name: string): string =>
  encodeURIComponent(name).replace(/['()*]/g, (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`);

/** The part of a file that is asked for; several parts, or what is no range, are answered with the whole. */
export function partOf(range: string | undefined, size: number): [from: number, to: number] | 'none' | undefined {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(range ?? '') ?? [];
  if (first === undefined || last === undefined || (first === '' && last === '')) return undefined;
  const from = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const to = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (first !== '' && last !== '' && Number(last) < Number(first)) return undefined;
  return from >= size || (first === '' && Number(last) === 0) ? 'none' : [from, to];
}
