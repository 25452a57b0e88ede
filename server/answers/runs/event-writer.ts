import type { FastifyBaseLogger } from 'fastify';
import type { Batch, LiveRun } from './live-run';

export interface EventLog {
  /** Writes all batches in one commit; returns the runs that no longer belong to this node. */
  append(batches: Batch[]): Promise<Set<string>>;
}

interface Pace {
  /** Minimum time between two commits; events in between share the next one. */
  gapMs: number;
  /** Maximum rows per commit. */
  maxRows: number;
  /** How long the database may be unavailable before runs are given up. */
  patienceMs: number;
}

const retryMs = 200;
const maxGapMs = 100;

/**
 * The node's only writer of events. Events are shown only once they are in the log, so that a resume can repeat
 * everything seen. All runs share a commit: a thousand streams cost twenty commits per second, not a thousand.
 */
export function createEventWriter(log: EventLog, { gapMs, maxRows, patienceMs }: Pace, logger: FastifyBaseLogger) {
  const dirty = new Set<LiveRun>();
  let timer: NodeJS.Timeout | NodeJS.Immediate | null = null;
  let flushing: Promise<void> | null = null;
  let flushedAt = 0;
  let closed = false;
  let tookMs = 0;

  function touch(run: LiveRun) {
    dirty.add(run);
    plan();
  }

  function plan() {
    if (timer || flushing || dirty.size === 0) return;
    // A slow commit means a busy machine: wait longer and commit more at once.
    const wait = flushedAt + Math.max(gapMs, Math.min(tookMs, maxGapMs)) - Date.now();
    const start = () => {
      timer = null;
      const startedAt = Date.now();
      flushing = flush().finally(() => {
        flushing = null;
        flushedAt = Date.now();
        tookMs = flushedAt - startedAt;
        plan();
      });
    };
    // `setImmediate` still collects everything emitted in this turn of the event loop.
    timer = wait > 0 ? setTimeout(start, wait) : setImmediate(start);
  }

  function gather(): Batch[] {
    const batches: Batch[] = [];
    let rows = 0;
    for (const run of dirty) {
      if (rows >= maxRows) break;
      dirty.delete(run);
      const batch = run.take();
      if (batch) batches.push(batch);
      rows += batch?.frames.length ?? 0;
    }
    return batches;
  }

  async function flush() {
    const batches = gather();
    if (batches.length > 0) await write(batches);
  }

  async function write(batches: Batch[]): Promise<void> {
    const giveUpAt = Date.now() + patienceMs;
    for (;;) {
      try {
        const lost = await log.append(batches);
        for (const batch of batches) {
          if (lost.has(batch.run.ids.run)) batch.run.abandon();
          else batch.run.commit(batch);
        }
        return;
      } catch (error) {
        if (isRefusedData(error)) return writeOneByOne(batches, error);
        logger.warn({ err: error, runs: batches.length }, 'run events wait: the database did not take them');
        if (closed || Date.now() > giveUpAt) return giveUp(batches);
        await new Promise((resolve) => setTimeout(resolve, retryMs));
      }
    }
  }

  /** Isolates a run whose events the database refuses, so that it does not stop the others. */
  async function writeOneByOne(batches: Batch[], error: unknown) {
    const [only] = batches;
    if (batches.length > 1) {
      for (const batch of batches) await write([batch]);
    } else if (only) {
      logger.error({ err: error, run: only.run.ids.run }, 'a run wrote events that the database refuses');
      only.run.abandon();
    }
  }

  function giveUp(batches: Batch[]) {
    for (const { run } of batches) run.abandon();
  }

  return {
    touch,
    /** Stops retrying: what the database does not accept at once is given up. */
    close() {
      closed = true;
    },
    /** Resolves when everything emitted so far is in the log or given up. */
    async drain() {
      while (dirty.size > 0 || flushing || timer) {
        plan();
        await (flushing ?? new Promise((resolve) => setTimeout(resolve, 5)));
      }
    },
  };
}

/** SQLSTATE class 22, data exception: a retry would not help. */
function isRefusedData(error: unknown): boolean {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === 'string' && code.startsWith('22');
}
