import { setTimeout as sleep } from 'node:timers/promises';
import { backoff } from '../../../setting/backoff';
import { ModelFault } from '../../base/model-server/model-fault';
import type { ChatDelta } from './chat-reply';

export interface RetryLimits {
  retries: number;
  backoffMs: number;
  /** A server that asks for more patience than this is not waited for: the reader is. */
  longestWaitMs: number;
}

/** Tries again only while nothing has been said: a second answer behind half a first one would help nobody. */
export async function* retryChat(
  start: () => AsyncIterable<ChatDelta>,
  limits: RetryLimits,
  signal: AbortSignal,
): AsyncGenerator<ChatDelta> {
  for (let attempt = 0; ; attempt++) {
    let said = false;
    try {
      for await (const delta of start()) {
        said ||= delta.text !== '';
        yield delta;
      }
      return;
    } catch (err) {
      const wait = err instanceof ModelFault && !said ? waitBefore(attempt, err, limits) : undefined;
      if (wait === undefined) throw err;
      await sleep(wait, undefined, { signal });
    }
  }
}

function waitBefore(attempt: number, { retry }: ModelFault, limits: RetryLimits): number | undefined {
  if (!retry.again || attempt >= limits.retries) return undefined;
  const wait = retry.afterMs ?? backoff(attempt + 1, { firstMs: limits.backoffMs });
  return wait <= limits.longestWaitMs ? wait : undefined;
}
