import type { FastifyBaseLogger } from 'fastify';
import type { Store } from '../../base/database/db';
import { goodSecrets, KEY_ENDED } from '../store/api-keys';

export interface LiveCall {
  key: string;
  /** Hash of the secret with which it was made. */
  secret: string;
  /** When the key or this secret of it ends by itself. */
  until: Date | undefined;
  /** Ends the response. */
  cut(): void;
}

const everyMs = 500;

/**
 * The responses that keys of this node still read. They are cut when the key ends, on whichever node somebody ends it:
 * PostgreSQL tells all, and after a lost connection all are looked up again.
 */
export async function openLiveCalls(store: Store, log: FastifyBaseLogger) {
  const live = new Set<LiveCall>();
  const cut = (call: LiveCall) => {
    live.delete(call);
    call.cut();
  };

  async function lookAgain(ids: string[]) {
    if (ids.length === 0) return;
    const good = await goodSecrets(store.db, ids);
    for (const call of [...live]) if (ids.includes(call.key) && !good.get(call.key)?.includes(call.secret)) cut(call);
  }

  const hear = (id: string) => {
    const ids = id === '' ? [...new Set([...live].map(({ key }) => key))] : [id];
    const isOpen = [...live].some(({ key }) => ids.includes(key));
    if (isOpen) lookAgain(ids).catch((err) => log.error({ err }, 'open calls of a key could not be looked at'));
  };
  const stop = await store.listen(KEY_ENDED, hear);
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
