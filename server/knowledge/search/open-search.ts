import type { FastifyBaseLogger } from 'fastify';
import { backoff } from '../../../setting/backoff';
import type { Store } from '../../base/database/db';
import type { EmbedConfig } from '../config';
import { openNearness } from '../nearness/open-nearness';
import { openVectors } from '../vectors/open-vectors';
import { followChanges } from './follow-changes';
import { query } from './query';
import { openSuggestions } from './suggest';
import { addSections } from './suggest-sections';
import type { SearchEngine } from './types';

/** A notification may be lost with its connection; polling this often costs next to nothing. */
const POLL_MS = 2_000;
/** Passages read for a code in all its notations. */
const MOST_CARRIERS = 400;

interface Options {
  store: Store;
  /** The index's own folder; it needs no backup. */
  folder: string;
  log: FastifyBaseLogger;
  /** If set, passages are found by meaning too. */
  embed?: EmbedConfig;
}

/** Opens this node's search index and keeps it up to date with the change log. */
export async function openSearch({ store, folder, log, embed }: Options): Promise<SearchEngine> {
  const follower = await followChanges({ store, folder, log });
  const suggestions = await openSuggestions(() => follower.read((index) => index.names()));
  follower.onChange(() => suggestions.expire());
  let passages = await follower.read((index) => index.count());
  follower.onChange(
    () =>
      void follower
        .read((index) => index.count())
        .then(
          (count) => (passages = count),
          () => {},
        ),
  );
  const vectors = embed && openVectors({ store, follower, folder, log, embed });
  const nearness = vectors ? undefined : await openNearness({ store, follower, log });
  let closed = false;
  let running: Promise<void> | undefined;
  let anew = false;
  let failures = 0;
  let notBefore = 0;
  const turn = async () => {
    const rebuild = anew;
    anew = false;
    try {
      await (rebuild ? follower.rebuild() : follower.catchUp());
      follower.mergeWhenDue();
      if (failures > 0) log.info('the search index follows the change log again');
      failures = 0;
    } catch (err) {
      anew ||= rebuild;
      failures += 1;
      notBefore = Date.now() + backoff(failures, { firstMs: POLL_MS });
      if (failures === 1) log.error({ err }, 'the search index cannot follow the change log; it is tried again');
    }
  };
  const follow = () => {
    if (closed || running || Date.now() < notBefore) return;
    running = turn().finally(() => (running = undefined));
  };
  const unlisten = await store.listen('change_log', follow);
  const unlistenReindex = await store.listen('reindex', (payload) => {
    anew ||= payload !== '';
    follow();
  });
  const timer = setInterval(follow, POLL_MS);
  timer.unref();
  follow();
  return {
    search: (request) =>
      follower.read((index) => query(index, request, request.byWords ? undefined : (vectors ?? nearness)?.near)),
    suggest: async (request) =>
      addSections(await suggestions.find(request), request, (each) => follower.read((index) => query(index, each))),
    carriers: (keys, scope) => follower.read((index) => index.match('codes', keys, { scope }, MOST_CARRIERS)),
    catchUp: () => follower.catchUp(),
    status: () => ({
      ...follower.status(),
      failing: failures > 0,
      passages,
      ...(vectors && { vectors: vectors.status(passages) }),
      ...(nearness && { nearness: nearness.status() }),
    }),
    async close() {
      closed = true;
      clearInterval(timer);
      unlisten();
      unlistenReindex();
      await vectors?.close();
      await nearness?.close();
      await running;
      await follower.close();
    },
  };
}
