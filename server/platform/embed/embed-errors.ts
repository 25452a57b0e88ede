import type { FastifyRequest } from 'fastify';
import { bearerOf } from '../../base/http/bearer';
import { ApiError } from '../../base/http/errors';
import { message } from '../../base/messages/message';

export const sessionEnded = () => new ApiError(401, message('embed:ended'));
export const notForEmbedded = () => new ApiError(403, message('embed:notHere'));

/** Whether a request shows the token of an embedded page, good or not. */
export const showsEmbedSession = (req: Pick<FastifyRequest, 'headers'>): boolean =>
  bearerOf(req)?.startsWith('mwe_') ?? false;
