import type { ViewerLimits } from '../../base/http/sse-viewer';
import type { ChunkLimits } from './live-run';

export interface RunLimits extends ChunkLimits, ViewerLimits {
  gapMs: number;
  maxRows: number;
  patienceMs: number;
  /** Maximum duration of a run, unless its asker granted it more. */
  totalMs: number;
  /** One response of a run that may take longer ends after this; it is asked for again from its last event. */
  stretchMs: number;
  /** Interval of the heartbeat, to viewers and in the store. */
  heartbeatMs: number;
  /** A node without a heartbeat for this long counts as dead. */
  deadMs: number;
  reapEveryS: number;
  /** Polling interval for runs of other nodes and for stop requests made there. */
  pollMs: number;
  /** How long an interrupt waits for the end it causes. */
  stopMs: number;
  closeMs: number;
  /** Maximum characters queued for a viewer who is still catching up. */
  maxQueued: number;
  /** Maximum concurrent runs per visitor. */
  perVisitor: number;
  /** Age after which logs of ended answers are compacted; nobody is resuming them any more. */
  compactAfterMs: number;
  compactEveryS: number;
  /** Runs compacted per turn. */
  compactAtOnce: number;
}

export const defaultRunLimits: RunLimits = {
  maxChars: 2_000_000,
  roomChars: 64_000,
  headChars: 32_000,
  maxBuffered: 1_000_000,
  drainMs: 30_000,
  gapMs: 25,
  maxRows: 2_000,
  patienceMs: 60_000,
  totalMs: 300_000,
  stretchMs: 295_000,
  heartbeatMs: 10_000,
  deadMs: 90_000,
  reapEveryS: 15,
  pollMs: 200,
  stopMs: 2_000,
  closeMs: 5_000,
  maxQueued: 1_000_000,
  perVisitor: 6,
  compactAfterMs: 86_400_000,
  compactEveryS: 600,
  compactAtOnce: 500,
};
