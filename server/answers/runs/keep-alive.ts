import type { FastifyBaseLogger } from 'fastify';
import type { LiveRun } from './live-run';
import { pingFrame } from './ping-frame';
import type { RemoteFeeds } from './remote-feeds';

interface Alive {
  live: Map<string, LiveRun>;
  remote: RemoteFeeds;
  beat(runs: string[]): Promise<Set<string>>;
  log: FastifyBaseLogger;
}

/**
 * Sends the heartbeat: to all viewers, so that proxies and pages know the connection is alive, and to the store, so
 * that the runs are not reaped.
 */
export async function keepAlive({ live, remote, beat, log }: Alive): Promise<void> {
  for (const run of live.values()) {
    for (const feed of run.feeds) feed.viewer.send(pingFrame(run.ids, feed.last()));
  }
  for (const [feed, ids] of remote.entries()) feed.viewer.send(pingFrame(ids, feed.last()));
  const running = [...live.values()].filter((run) => run.lastSeq() > 0 && !run.signal.aborted);
  if (running.length === 0) return;
  try {
    const ours = await beat(running.map((run) => run.ids.run));
    for (const run of running) if (!ours.has(run.ids.run) && !run.signal.aborted) run.abandon();
  } catch (err) {
    log.warn({ err, runs: running.length }, 'the heartbeat of runs could not be stored');
  }
}
