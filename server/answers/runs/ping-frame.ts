import type { RunIds } from './types';

/** Carries the number of the last event without being one: a reader who has fewer knows that something is missing. */
export function pingFrame(ids: RunIds, seq: number): string {
  return `data: ${JSON.stringify({ v: 1, seq, ...ids, ts: Date.now(), event: 'ping', data: {} })}\n\n`;
}
