import type { Store } from '../../database/db';
import { ApiError } from '../../http/errors';
import { message } from '../../messages/message';
import { makeChallenge, type WorkPurpose } from './challenge';
import { redeemWork } from './redeem-work';

interface Needed {
  purpose: WorkPurpose;
  /** 0 for none. */
  level: number;
  /** Minimum level accepted; by default one below `level`, for clients that began when the network had used less. */
  least?: number;
  /** When a client that cannot do the work may try again. */
  retryAfterMs: number;
}

/** Refuses callers without sufficient proof of work and sends them a challenge. */
export async function needWork(store: Store, sent: string | undefined, needed: Needed): Promise<void> {
  const { purpose, level, retryAfterMs, least = Math.max(1, level - 1) } = needed;
  if (level === 0) return;
  if ((await redeemWork(store, purpose, sent)) >= least) return;
  const work = await makeChallenge(store, purpose, level);
  const seconds = Math.ceil(retryAfterMs / 1000);
  throw new ApiError(429, words(seconds), { retryAfterMs, work });
}

const words = (seconds: number) => message('base:needWork.text', { seconds });
