import { setTimeout as sleep } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Tables } from '../../base/database/tables';
import { addSteer, findRun, lastSeq, readWishes, requestStop } from '../store/runs';
import type { LiveRun } from './live-run';
import type { RunState } from './run-engine';
import type { RunLimits } from './run-limits';
import type { Steer } from './types';

interface Stopping {
  db: Kysely<Tables>;
  node: string;
  live: Map<string, LiveRun>;
  limits: Pick<RunLimits, 'stopMs' | 'pollMs'>;
}

/** Stops and steers local runs at once, and runs of other nodes through a request in the store. */
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

  /** Passes on to local runs what their askers wished through any node. */
  async function hear() {
    if (live.size === 0) return;
    for (const { id, stop, steers } of await readWishes(db, node)) {
      const run = live.get(id);
      if (stop) run?.finish('stopped');
      else run?.steer(steers);
    }
  }

  return {
    stop(id: string): Promise<RunState | null> {
      const run = live.get(id);
      return run ? stopHere(run) : stopThere(id);
    },
    async steer(id: string, steer: Steer): Promise<RunState | null> {
      await addSteer(db, id, steer);
      if (live.has(id)) await hear();
      return stateOf(id);
    },
    hear,
  };
}
