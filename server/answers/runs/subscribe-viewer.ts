import type { Kysely } from 'kysely';
import type { Tables } from '../../base/database/tables';
import type { Viewer } from '../../base/http/sse-viewer';
import { findRun, readEvents } from '../store/runs';
import { createFeed, type Feed } from './feed';
import type { LiveRun } from './live-run';
import type { RemoteFeeds } from './remote-feeds';
import type { RunEvent } from './types';

interface Places {
  db: Kysely<Tables>;
  live: Map<string, LiveRun>;
  remote: RemoteFeeds;
  maxQueued: number;
}

const page = 500;

export async function subscribeViewer(places: Places, id: string, from: number, viewer: Viewer): Promise<boolean> {
  const feed = createFeed(viewer, from, places.maxQueued);
  const run = places.live.get(id);
  if (run) await joinLive(places.db, run, feed);
  else return joinStored(places, id, feed);
  return true;
}

/** Queues live events while the log is read, so that the two join without a gap. */
async function joinLive(db: Kysely<Tables>, run: LiveRun, feed: Feed) {
  run.feeds.add(feed);
  feed.viewer.onClose(() => run.feeds.delete(feed));
  const head = run.head();
  if (head) await feed.replay(head);
  else await replayLog(db, run.ids.run, feed);
  feed.goLive();
}

async function joinStored({ db, remote }: Places, id: string, feed: Feed): Promise<boolean> {
  // Status before events: if the run has ended by now, its end is in the log.
  const row = await findRun(db, id);
  if (!row) return false;
  const last = await replayLog(db, id, feed);
  feed.goLive();
  if (row.status !== 'running' || last?.event === 'deep_researcher_end') feed.finish();
  else if (!feed.viewer.gone()) remote.add(feed, { run: id, msg: row.messageId, chat: row.chatId });
  return true;
}

/**
 * A log compacted meanwhile has other numbers than a resuming viewer has seen. Its last event then claims to cover the
 * whole run (`from: 1`), which does not fit, so the viewer requests everything.
 */
async function replayLog(db: Kysely<Tables>, id: string, feed: Feed): Promise<RunEvent | undefined> {
  const resumed = feed.last() > 0;
  let last: RunEvent | undefined;
  while (!feed.viewer.gone()) {
    const events = await readEvents(db, id, feed.last(), page);
    last = events.at(-1) ?? last;
    const sent = last?.from !== undefined && resumed ? [{ ...last, from: 1 }] : events;
    await feed.replay(sent.map((event) => ({ seq: event.seq, json: JSON.stringify(event) })));
    if (events.length < page) break;
  }
  return last;
}
