import type { FastifyRequest } from 'fastify';

/** The token of the `Authorization` header. */
export function bearerOf(req: Pick<FastifyRequest, 'headers'>): string | undefined {
  return /^Bearer\s+(\S{1,8192})$/i.exec(req.headers.authorization ?? '')?.[1];
}
