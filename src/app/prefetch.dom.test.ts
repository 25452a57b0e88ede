import { afterEach, expect, test, vi } from 'vitest';
import { searchEndpoints } from '@/api/search';
import { createPrefetch } from './prefetch';
import { makeStore } from './store';

afterEach(() => vi.unstubAllGlobals());

test('starts the call once, and the block’s own hook finds its answer', async () => {
  const fetcher = vi.fn(async () => Response.json({ code: 200, msg: 'ok', data: [{ id: 3, name: 'Public' }] }));
  vi.stubGlobal('fetch', fetcher);
  const store = makeStore({ locale: 'en-US', mode: 'light' });
  const prefetch = createPrefetch(store.dispatch);
  prefetch({ call: 'listKnowledgeBaseNames', arg: { scope: '1,3' } });
  prefetch({ call: 'listKnowledgeBaseNames', arg: { scope: '1,3' } });
  const answer = await store.dispatch(searchEndpoints.listKnowledgeBaseNames.initiate({ scope: '1,3' }));
  expect(answer.data).toEqual([{ id: 3, name: 'Public' }]);
  expect(fetcher).toHaveBeenCalledTimes(1);
});

test('a call whose code is not here yet is left to the block', () => {
  const store = makeStore({ locale: 'en-US', mode: 'light' });
  expect(() => createPrefetch(store.dispatch)({ call: 'noSuchCall' })).not.toThrow();
});
