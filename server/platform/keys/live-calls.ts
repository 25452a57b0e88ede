import type { FastifyBaseLogger } from 'fastify';
import type { Db, Store } from '../../base/database/db';
import { goodSecrets, KEY_ENDED } from '../store/api-keys';

export interface LiveCall {
  /** Or the channel of a session of an embedded page. */
  key: string;
  /** Hash of the secret with which it was made. */
  secret: string;
  /** When the key or this secret of it ends by itself. */
  until: Date | undefined;
  /** Ends the response. */
  cut(): void;
}

const everyMs = 500;

/** How it is heard that something has ended, and which hashes are still good. */
interface Ends {
  event: string;
  good(db: Db, ids: readonly string[]): Promise<Map<string, readonly (string | null)[]>>;
}

const ofKeys: Ends = { event: KEY_ENDED, good: goodSecrets };

/**
 * The responses that keys of this node still read. They are cut when the key ends, on whichever node somebody ends it:
 * PostgreSQL tells all, and after a lost connection all are looked up again.
 */
export async function openLiveCalls(store: Store, log: FastifyBaseLogger, { event, good }: Ends = ofKeys) {
  const live = new Set<LiveCall>();
  const cut = (call: LiveCall) => {
    live.delete(call);
    call.cut();
  };

  async function lookAgain(ids: string[]) {
    if (ids.length === 0) return;
    const known = await good(store.db, ids);
    for (const call of [...live]) if (ids.includes(call.key) && !known.get(call.key)?.includes(call.secret)) cut(call);
  }

  const hear = (id: string) => {
    const ids = id === '' ? [...new Set([...live].map(({ key }) => key))] : [id];
    const isOpen = [...live].some(({ key }) => ids.includes(key));
    if (isOpen) lookAgain(ids).catch((err) => log.error({ err }, 'open calls of a key could not be looked at'));
  };
  const stop = await store.listen(event, hear);
  const timer = setInterval(() => {
    const now = Date.now();
    for (const call of [...live]) if (call.until && call.until.getTime() <= now) cut(call);
  }, everyMs);
  timer.unref();

  return {
    /** Counts the calls of a key that are still answered. */
    count: (key: string) => [...live].filter((call) => call.key === key).length,
    /** Returns what to call when the response has ended. */
    hold(call: LiveCall): () => void {
      live.add(call);
      return () => live.delete(call);
    },
    close() {
      clearInterval(timer);
      stop();
    },
  };
}

export type LiveCalls = Awaited<ReturnType<typeof openLiveCalls>>;
