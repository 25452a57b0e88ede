import type { FastifyBaseLogger } from 'fastify';
import type { Feed } from './feed';
import type { RunEvent, RunIds } from './types';

type ReadNew = (wanted: { run: string; after: number }[], each: number) => Promise<RunEvent[]>;

const each = 200;

/**
 * Local viewers of runs on other nodes. One query for all of them, a few times per second: it needs no connection of
 * its own, works behind a pooler without LISTEN, and costs nothing while nobody watches.
 */
export function createRemoteFeeds(readNew: ReadNew, pollMs: number, log: FastifyBaseLogger) {
  const feeds = new Map<Feed, RunIds>();
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  function plan() {
    if (timer || closed || feeds.size === 0) return;
    timer = setTimeout(() => {
      void poll()
        .catch((err) => log.warn({ err }, 'runs of other nodes could not be read; trying again'))
        .finally(() => {
          timer = undefined;
          plan();
        });
    }, pollMs);
  }

  async function poll() {
    const after = new Map<string, number>();
    for (const [feed, { run }] of feeds)
      after.set(run, Math.min(feed.last(), after.get(run) ?? Number.POSITIVE_INFINITY));
    const wanted = [...after].map(([run, seq]) => ({ run, after: seq }));
    const byRun = new Map<string, RunEvent[]>(wanted.map(({ run }) => [run, []]));
    for (const event of await readNew(wanted, each)) byRun.get(event.run)?.push(event);
    for (const [feed, { run }] of feeds) {
      const events = byRun.get(run) ?? [];
      feed.offer(events.map((event) => ({ seq: event.seq, json: JSON.stringify(event) })));
      if (events.at(-1)?.event === 'deep_researcher_end') feed.finish();
    }
  }

  return {
    add(feed: Feed, ids: RunIds) {
      if (closed) return feed.drop();
      feeds.set(feed, ids);
      feed.viewer.onClose(() => feeds.delete(feed));
      plan();
    },
    entries: () => feeds.entries(),
    size: () => feeds.size,
    close() {
      closed = true;
      clearTimeout(timer);
      for (const feed of feeds.keys()) feed.drop();
      feeds.clear();
    },
  };
}

export type RemoteFeeds = ReturnType<typeof createRemoteFeeds>;
