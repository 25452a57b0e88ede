import { setTimeout as sleep } from 'node:timers/promises';
import { backoff } from '../../../setting/backoff';
import { ModelFault } from '../../base/model-server/model-fault';
import type { ChatDelta } from './chat-reply';

export interface RetryLimits {
  retries: number;
  backoffMs: number;
  /** Longest `Retry-After` that is waited for; a reader is waiting too. */
  longestWaitMs: number;
}

/** Retries only before any text has arrived: otherwise a second answer would follow half of the first. */
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
