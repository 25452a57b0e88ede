import { ApiError } from '../../base/http/errors';
import { message } from '../../base/messages/message';
import { ModelFault } from '../../base/model-server/model-fault';

export const streamCut = () => new ApiError(502, message('platform:openai.cut'), { reason: 'stream_cut' });

const failed = () => new ApiError(502, message('platform:openai.failed'), { reason: 'upstream_failed' });

const seconds = (ms: number) => Math.max(1, Math.ceil(ms / 1000));

/** Longest wait that a caller is told of. */
const restMs = 60_000;

interface Refused {
  /** The server's own words, without our key and address. */
  said: string;
  tokens: number;
  context: number | undefined;
}

/**
 * What a caller is told of a fault of the model server. That our own key is refused there is our operator's matter,
 * never the caller's 401.
 */
export function toldOfFault(fault: unknown, { said, tokens, context }: Partial<Refused> = {}): ApiError {
  if (fault instanceof ApiError) return fault;
  if (!(fault instanceof ModelFault)) return failed();
  const { reason, retry } = fault;
  if (reason === 'busy') {
    const retryAfterMs = Math.min(retry.afterMs ?? 2_000, restMs);
    const text = message('platform:openai.busy', { count: seconds(retryAfterMs) });
    return new ApiError(503, text, { reason: 'upstream_busy', retryAfterMs });
  }
  if (reason === 'slow') return new ApiError(504, message('platform:openai.timeout'), { reason: 'upstream_timeout' });
  if (reason === 'context') {
    const text =
      context === undefined
        ? message('platform:openai.contextUnknown', { tokens: tokens ?? 0, said: said ?? '' })
        : message('platform:openai.context', { tokens: tokens ?? 0, context });
    return new ApiError(400, text, { reason: 'context_length_exceeded', field: 'messages' });
  }
  if (reason === 'refused')
    return new ApiError(400, message('platform:openai.refused', { said: said ?? '' }), { reason: 'upstream_refused' });
  return failed();
}
