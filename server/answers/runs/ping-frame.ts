import type { RunIds } from './types';

/** A ping carries the number of the last event, so that a reader with fewer knows that events are missing. */
export function pingFrame(ids: RunIds, seq: number): string {
  return `data: ${JSON.stringify({ v: 1, seq, ...ids, ts: Date.now(), event: 'ping', data: {} })}\n\n`;
}
