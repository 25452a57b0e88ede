import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { Store } from '../../base/database/db';
import type { Tables } from '../../base/database/tables';
import { repeatEvery } from '../../base/jobs/repeat-every';
import {
  appendEvents,
  beat,
  type Ending,
  type LogRow,
  lostRuns,
  ownRuns,
  readNewEvents,
  releaseRuns,
} from '../store/runs';
import { createEventWriter } from './event-writer';
import { keepAlive } from './keep-alive';
import type { Batch, LiveRun } from './live-run';
import { openRunPool } from './open-run-pool';
import { createRemoteFeeds } from './remote-feeds';
import type { RunEngine } from './run-engine';
import { defaultRunLimits, type RunLimits } from './run-limits';
import { createRunStarter } from './run-starter';
import { createRunStopper } from './run-stopper';
import { subscribeViewer } from './subscribe-viewer';

export interface RunOptions {
  store: Pick<Store, 'db' | 'pool'>;
  log: FastifyBaseLogger;
  limits?: Partial<RunLimits>;
}

export async function openRuns({ store, log, limits: own }: RunOptions): Promise<RunEngine> {
  const { db } = store;
  const limits = { ...defaultRunLimits, ...own };
  const node = `${hostname()}-${process.pid}-${randomUUID().slice(0, 8)}`;
  const live = new Map<string, LiveRun>();
  const lane = openRunPool(store.pool);
  const writer = createEventWriter({ append: (batches) => append(lane, node, batches) }, limits, log);
  const remote = createRemoteFeeds((wanted, each) => readNewEvents(db, wanted, each), limits.pollMs, log);
  const starter = createRunStarter({ db, node, live, limits, log, onDirty: writer.touch });
  const stopper = createRunStopper({ db, node, live, limits });
  let closing = false;

  const timers = [
    repeatEvery(limits.heartbeatMs, log, () =>
      keepAlive({ live, remote, beat: (runs) => beat(lane, node, runs), log }),
    ),
    repeatEvery(limits.pollMs, log, stopper.hear),
  ];

  async function close() {
    closing = true;
    const late = sleep(limits.closeMs, undefined, { ref: false });
    await Promise.race([starter.settled(), late]);
    const moving = [...live.values()].filter(({ movable }) => movable);
    for (const run of live.values()) {
      if (run.movable) continue;
      const message = 'The server is being restarted.';
      run.finish('error', { fault: { code: 'node_closing', message, retryable: true } });
    }
    await Promise.race([writer.drain(), late]);
    // Another node ends what could not be stored in time; its viewers must not delay this one's shutdown.
    writer.close();
    for (const run of live.values()) run.abandon();
    await releaseRuns(
      db,
      node,
      moving.map(({ ids }) => ids.run),
    ).catch((err) => log.warn({ err }, 'runs could not be handed over: another node waits for their heartbeat'));
    await Promise.all(timers.map((stopTimer) => stopTimer()));
    remote.close();
    await lane.destroy();
  }

  return {
    node,
    limits,
    start: (wanted) => (closing ? Promise.resolve(false) : starter.start(wanted)),
    resume: starter.resume,
    stop: stopper.stop,
    steer: stopper.steer,
    subscribe: (id, from, viewer) =>
      subscribeViewer({ db, live, remote, maxQueued: limits.maxQueued }, id, from, viewer),
    closing: () => closing,
    stats: () => ({
      runs: live.size,
      viewers: [...live.values()].reduce((sum, run) => sum + run.feeds.size, 0) + remote.size(),
    }),
    close,
  };
}

async function append(db: Kysely<Tables>, node: string, batches: Batch[]): Promise<Set<string>> {
  const movable = batches.filter(({ run }) => run.movable);
  const others = batches.filter(({ run }) => !run.movable);
  const lost = movable.length > 0 ? await appendOwn(db, node, movable) : new Set<string>();
  return others.length > 0 ? new Set([...lost, ...(await appendAny(db, node, others))]) : lost;
}

/**
 * Writes only runs that this node still owns, and holds them meanwhile. Numbers alone would not do where another node
 * writes on: of two batches with the same numbers, each could lose a part.
 */
function appendOwn(db: Kysely<Tables>, node: string, batches: Batch[]): Promise<Set<string>> {
  return db.transaction().execute(async (trx) => {
    const wanted = batches.map(({ run }) => run.ids.run);
    const own = await ownRuns(trx, wanted, node);
    const kept = batches.filter(({ run }) => own.has(run.ids.run));
    if (kept.length > 0) await appendEvents(trx, ...rowsOf(kept));
    return new Set(wanted.filter((run) => !own.has(run)));
  });
}

async function appendAny(db: Kysely<Tables>, node: string, batches: Batch[]): Promise<Set<string>> {
  const [rows, endings] = rowsOf(batches);
  const added = await appendEvents(db, rows, endings);
  if (added === rows.length) return new Set();
  return lostRuns(db, [...new Set(rows.map((row) => row.run))], node);
}

function rowsOf(batches: Batch[]): [LogRow[], Ending[]] {
  const rows = batches.flatMap(({ run, frames }) => frames.map((frame) => ({ run: run.ids.run, ...frame })));
  const endings = batches.flatMap(({ run, ending }) => (ending ? [{ run: run.ids.run, ...ending }] : []));
  return [rows, endings];
}
