import { setTimeout as sleep } from 'node:timers/promises';
import { claimDeliveries, spreadEvents } from '../../base/events/deliveries';
import { EVENT_ADDED } from '../../base/events/emit';
import { startPolling } from '../../base/jobs/start-polling';
import type { Context } from '../../context';
import { deliver } from './deliver';

const AT_ONCE = 32;
const EACH = 8;
const POLL_MS = 1_000;
/** What has no reply by then is made again by another node, or after the next start. */
const LAST_WORDS_MS = 2_000;

type Parts = Pick<Context, 'store' | 'jobs' | 'sealer' | 'outgoing' | 'config' | 'log'>;

/**
 * Sends what is due, on every node. No job of the runner: receivers may take fifteen seconds each, and must not take
 * its few places. Rows are leased, so nothing is lost with a node.
 */
export async function openDeliveries(ctx: Parts) {
  const { store, log } = ctx;
  const stopping = new AbortController();
  const running = new Map<Promise<void>, string>();

  const take = async () => {
    const spread = await spreadEvents(store.db);
    const counts = new Map<string, number>();
    for (const endpoint of running.values()) counts.set(endpoint, (counts.get(endpoint) ?? 0) + 1);
    const busy = [...counts].filter(([, count]) => count >= EACH).map(([endpoint]) => endpoint);
    const claimed = await claimDeliveries(store.db, { most: AT_ONCE - running.size, each: EACH, busy });
    for (const one of claimed) {
      const turn = deliver(ctx, one)
        // Its lease ends, and it is tried again.
        .catch((err) => log.warn({ err, delivery: one.id }, 'a delivery could not be settled; it is made again'))
        .finally(() => {
          running.delete(turn);
          polling.wake();
        });
      running.set(turn, one.endpoint);
    }
    return spread + claimed.length;
  };
  const polling = startPolling({ pollMs: POLL_MS, take, log, signal: stopping.signal });
  const stopListening = await store.listen(EVENT_ADDED, polling.wake);
  return {
    async close() {
      stopListening();
      stopping.abort();
      polling.wake();
      await polling.stopped;
      await Promise.race([Promise.allSettled([...running.keys()]), sleep(LAST_WORDS_MS, undefined, { ref: false })]);
    },
  };
}

/** Sends all that is due now, one after another, and returns how many attempts were made. */
export async function deliverDue(ctx: Parts): Promise<number> {
  let made = 0;
  while ((await spreadEvents(ctx.store.db)) > 0);
  for (;;) {
    const claimed = await claimDeliveries(ctx.store.db, { most: AT_ONCE, each: EACH, busy: [] });
    if (claimed.length === 0) return made;
    for (const one of claimed) await deliver(ctx, one);
    made += claimed.length;
  }
}
