import type { FastifyBaseLogger } from 'fastify';
import type { Store } from '../../base/database/db';
import type { Near } from '../search/find-passages';
import type { Follower } from '../search/follow-changes';
import type { NearnessStatus } from '../search/types';
import { LEARNED, type Learned, readLearned, readSpace } from '../store/nearness';
import { liveDocumentIds, passagesOf } from '../store/passages';
import { type Breathe, createBreathe } from './breathe';
import { createNearAcross } from './near-across';
import { Places } from './places';
import { fromBytes } from './space';

const DOCUMENTS_A_BATCH = 100;
/** Scanning more would delay every request; a site of that size has an embedding server. */
const MOST_PASSAGES = 100_000;

interface Options {
  store: Store;
  follower: Pick<Follower, 'onChange'>;
  log: FastifyBaseLogger;
}

interface Nearness {
  near: Near;
  status(): NearnessStatus;
  close(): Promise<void>;
}

/** Holds the learned space and the position of each passage on this node. Word search never waits for it. */
export async function openNearness({ store, follower, log }: Options): Promise<Nearness> {
  const { db } = store;
  let learned: Learned | undefined;
  let places: Places | undefined;
  let tooMany = false;
  const closing = new AbortController();
  const breathe = createBreathe(closing.signal);
  let queue = Promise.resolve();
  const after = (work: () => Promise<void>) => {
    queue = queue.then(work).catch((err) => {
      if (!closing.signal.aborted) log.warn({ err }, 'nearness across languages could not be brought up to date');
    });
  };
  const load = async () => {
    closing.signal.throwIfAborted();
    const now = await readLearned(db);
    const bytes = now?.whyNot === null ? await readSpace(db) : null;
    const next = bytes ? new Places(fromBytes(bytes)) : undefined;
    tooMany = next ? !(await fill(db, next, breathe)) : false;
    learned = now;
    places = tooMany ? undefined : next;
  };
  const change = async (docIds: readonly string[]) => {
    const held = places;
    if (!held || closing.signal.aborted) return;
    for (let at = 0; at < docIds.length; at += DOCUMENTS_A_BATCH) {
      const batch = docIds.slice(at, at + DOCUMENTS_A_BATCH);
      const passages = await passagesOf(db, batch);
      held.remove(batch);
      for (const passage of passages) {
        held.add(passage);
        await breathe();
      }
    }
  };
  const unlisten = await store.listen(LEARNED, () => after(load));
  follower.onChange((docIds) => after(docIds ? () => change(docIds) : load));
  after(load);
  return {
    near: createNearAcross(() => places),
    status: () => statusOf(learned, places, tooMany),
    async close() {
      closing.abort();
      unlisten();
      await queue;
    },
  };
}

/** Returns false if there are too many passages. */
async function fill(db: Store['db'], places: Places, breathe: Breathe): Promise<boolean> {
  let last = '';
  for (;;) {
    const ids = await liveDocumentIds(db, last, DOCUMENTS_A_BATCH);
    if (ids.length === 0) return true;
    for (const passage of await passagesOf(db, ids)) {
      places.add(passage);
      await breathe();
    }
    if (places.size > MOST_PASSAGES) return false;
    last = ids.at(-1) ?? '';
  }
}

function statusOf(learned: Learned | undefined, places: Places | undefined, tooMany: boolean): NearnessStatus {
  const state = places ? 'across-languages' : tooMany ? 'many-passages' : (learned?.whyNot ?? 'not-learned');
  return {
    state,
    pairs: learned?.pairs ?? 0,
    questions: learned?.questions ?? 0,
    byWords: learned?.byWords ?? 0,
    byBoth: learned?.byBoth ?? 0,
    learnedAt: learned?.learnedAt.toISOString() ?? null,
    passages: places?.size ?? 0,
    bytes: places?.bytes ?? 0,
  };
}
