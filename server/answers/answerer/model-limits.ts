import type { RetryLimits } from './chat-retry';
import type { ChatLimits } from './chat-stream';

export interface ModelLimits extends ChatLimits, RetryLimits {
  /** Maximum characters of the answer; a longer one counts as faulty. */
  answer: number;
}

/** A run may take 300 s: the model gives up early enough for the extractive answerer to take over. */
export const MODEL_LIMITS: ModelLimits = {
  firstMs: 30_000,
  idleMs: 30_000,
  totalMs: 240_000,
  event: 1_000_000,
  retries: 2,
  backoffMs: 500,
  longestWaitMs: 5_000,
  answer: 40_000,
};
