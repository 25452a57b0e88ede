import type { FastifyRequest } from 'fastify';

/** Says whether whoever asks may read an uploaded file. */
export type FileReader = (
  asking: Pick<FastifyRequest, 'accessDomain' | 'person' | 'session' | 'visitor'>,
  fileId: string,
) => Promise<boolean>;
