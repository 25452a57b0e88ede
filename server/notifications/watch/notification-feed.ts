import type { Store } from '../../base/database/db';
import type { Viewer } from '../../base/http/sse-viewer';
import { NOTIFIED_CHANNEL } from '../store/signal';

type Watcher = Pick<Viewer, 'send' | 'drop' | 'end'>;

interface Options {
  store: Pick<Store, 'listen'>;
  heartbeatMs?: number;
  /** After this time a line ends, and its page signs in again for another one. */
  mostMs?: number;
}

const CHANGED = 'event: notifications\ndata: {}\n\n';

/**
 * Tells open pages that their person's notifications have changed. All of them share one listener and one timer; each
 * costs a socket. What has changed is asked for, by whoever may still read it.
 */
export async function createNotificationFeed({ store, heartbeatMs = 15_000, mostMs = 30 * 60_000 }: Options) {
  const open = new Map<string, Map<Watcher, number>>();

  const unlisten = await store.listen(NOTIFIED_CHANNEL, (payload) => {
    // Without names the connection was lost for a while, and anybody may have missed something.
    for (const person of payload === '' ? open.keys() : payload.split(','))
      for (const watcher of open.get(person)?.keys() ?? []) watcher.send(CHANGED);
  });
  const timer = setInterval(() => {
    const now = Date.now();
    for (const watchers of open.values())
      for (const [watcher, since] of watchers) {
        if (now - since >= mostMs) watcher.end();
        else watcher.send(': alive\n\n');
      }
  }, heartbeatMs).unref();

  return {
    /** The first event comes at once, so that nothing that happened before the connection is missed. */
    watch(person: string, watcher: Watcher): () => void {
      const watchers = open.get(person) ?? new Map<Watcher, number>();
      open.set(person, watchers.set(watcher, Date.now()));
      watcher.send(`retry: 3000\n${CHANGED}`);
      return () => {
        watchers.delete(watcher);
        if (watchers.size === 0 && open.get(person) === watchers) open.delete(person);
      };
    },
    close() {
      clearInterval(timer);
      unlisten();
      for (const watchers of open.values()) for (const watcher of watchers.keys()) watcher.drop();
    },
  };
}
