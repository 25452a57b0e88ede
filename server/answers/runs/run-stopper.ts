import { setTimeout as sleep } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Tables } from '../../base/database/tables';
import { findRun, lastSeq, readStopRequests, requestStop } from '../store/runs';
import type { LiveRun } from './live-run';
import type { RunState } from './run-engine';
import type { RunLimits } from './run-limits';

interface Stopping {
  db: Kysely<Tables>;
  node: string;
  live: Map<string, LiveRun>;
  limits: Pick<RunLimits, 'stopMs' | 'pollMs'>;
}

/** Stops local runs at once, and runs of other nodes through a stop request in the store. */
export function createRunStopper({ db, node, live, limits }: Stopping) {
  async function stateOf(id: string): Promise<RunState | null> {
    const row = await findRun(db, id);
    return row && { run: id, status: row.status, seq: await lastSeq(db, id) };
  }

  async function stopHere(run: LiveRun) {
    run.finish('stopped');
    await Promise.race([run.done, sleep(limits.stopMs, undefined, { ref: false })]);
    return stateOf(run.ids.run);
  }

  async function stopThere(id: string) {
    let state = await stateOf(id);
    if (state?.status !== 'running') return state;
    await requestStop(db, id);
    for (const until = Date.now() + limits.stopMs; state?.status === 'running' && Date.now() < until; ) {
      await sleep(limits.pollMs / 2);
      state = await stateOf(id);
    }
    return state;
  }

  return {
    stop(id: string): Promise<RunState | null> {
      const run = live.get(id);
      return run ? stopHere(run) : stopThere(id);
    },
    /** Ends local runs that were asked to stop through another node. */
    async hear() {
      if (live.size === 0) return;
      for (const id of await readStopRequests(db, node)) live.get(id)?.finish('stopped');
    },
  };
}
