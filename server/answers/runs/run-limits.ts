import type { ChunkLimits } from './live-run';
import type { ViewerLimits } from './sse-viewer';

export interface RunLimits extends ChunkLimits, ViewerLimits {
  gapMs: number;
  maxRows: number;
  patienceMs: number;
  /** The whole time a run may take. */
  totalMs: number;
  /** On every wire and in the store. */
  heartbeatMs: number;
  /** A node that is silent this long is dead. */
  deadMs: number;
  reapEveryS: number;
  /** How often runs of other nodes, and stop requests from there, are looked at. */
  pollMs: number;
  /** How long an interrupt waits for the end that it caused. */
  stopMs: number;
  closeMs: number;
  /** Characters that may wait for a viewer who is still being caught up. */
  maxQueued: number;
  /** Runs that one visitor may have at a time. */
  perVisitor: number;
  /** Logs of answers that ended this long ago are shortened: nobody is in the middle of one any more. */
  compactAfterMs: number;
  compactEveryS: number;
  /** Runs shortened in one turn. */
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
