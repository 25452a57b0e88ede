import { beforeEach, describe, expect, test } from 'vitest';
import { openTestApp } from '../../../tests/support/app';
import { ask, newAsking } from '../../../tests/support/ask';
import { buildHit, fakeSearch } from '../../../tests/support/fake-answerer';
import type { SearchEngine } from '../search/types';

const ownNames = [{ name: '桥式起重机', also: ['小车'] }];

let asked: Record<string, unknown>[];
beforeEach(() => {
  asked = [];
});

async function open() {
  const found = fakeSearch([buildHit(), buildHit({ kbId: 1, docId: 'secret' })]);
  const search: SearchEngine = {
    ...found,
    search: (query) => {
      asked.push({ ...query });
      return found.search(query);
    },
    suggest: async (query) => {
      asked.push({ ...query });
      return [{ text: '轴承发热', kind: 'title' }] as never;
    },
  };
  const { app, ctx } = await openTestApp({ parts: { search } });
  const body = { accessDomain: 'works', title: 'Works', searchScope: [1, 2, 3], synonyms: ownNames };
  await ctx.settings.publish({ accessDomain: 'works', body, author: 'test', message: '' });
  const call = async (url: string, host = 'works.localhost') => {
    const answer = await app.inject({ url, headers: { host, 'accept-language': 'en' } });
    return { status: answer.statusCode, ...answer.json() };
  };
  return Object.assign(call, { app });
}

describe('the scope of a search', () => {
  test.each([
    ['', [2, 3]],
    ['&scope=3', [3]],
    ['&scope=3,2', [2, 3]],
    ['&scope=1,2', [2]],
  ])('asked for with "%s" is %j: never more than the reader may read', async (wish, scope) => {
    const call = await open();
    for (const path of ['/api/search', '/api/search/suggest']) await call(`${path}?q=bearing${wish}`);
    expect(asked.map((query) => query.scope)).toEqual([scope, scope]);
  });

  test.each([
    ['4', 400, 'Available: 1, 2, 3.'],
    ['3,4', 400, 'Knowledge base 4 cannot be searched here.'],
    ['1', 403, 'You do not have access to knowledge base 1'],
  ])('is refused where %s is not to be had: %i', async (wish, status, msg) => {
    const call = await open();
    for (const path of ['/api/search', '/api/search/suggest'])
      expect(await call(`${path}?q=bearing&scope=${wish}`)).toMatchObject({
        status,
        msg: expect.stringContaining(msg),
      });
    expect(asked).toEqual([]);
  });

  test('of a main host that nobody configured is the public knowledge base', async () => {
    const { data } = await (await open())('/api/search?q=bearing', 'localhost');
    expect(data.hits.map(({ docId }: { docId: string }) => docId)).toEqual(['d1']);
    expect(Object.keys(data.hits[0])).not.toContain('found');
  });
});

test('goes with the own names of the domain, those of a question too', async () => {
  const call = await open();
  await call('/api/search?q=bearing');
  await ask(call.app, newAsking(), { headers: { host: 'works.localhost' } });
  await call('/api/search?q=bearing', 'localhost');
  expect(asked.map(({ names }) => names)).toEqual([ownNames, ownNames, undefined]);
});

test('what is not asked for has its usual value', async () => {
  const call = await open();
  await call('/api/search?q=bearing');
  await call('/api/search/suggest?q=bearing');
  expect(asked).toMatchObject([
    { q: 'bearing', limit: 10, offset: 0 },
    { q: 'bearing', limit: 8 },
  ]);
  expect(asked[0]).toMatchObject({ lang: undefined, docId: undefined });
});

test.each([
  ['/api/search', '/q'],
  ['/api/search?q=a&limit=0', '/limit'],
  ['/api/search?q=a&limit=101', '/limit'],
  ['/api/search?q=a&limit=ten', '/limit'],
  ['/api/search?q=a&offset=-1', '/offset'],
  ['/api/search?q=a&offset=10001', '/offset'],
  ['/api/search?q=a&lang=fr', '/lang'],
  ['/api/search?q=a&scope=1;drop', '/scope'],
  [`/api/search?q=${'a'.repeat(20_001)}`, '/q'],
  [`/api/search/suggest?q=${'a'.repeat(501)}`, '/q'],
  ['/api/search/suggest?q=a&limit=21', '/limit'],
])('%.60s is refused, and says where', async (url, pointer) => {
  expect(await (await open())(url)).toMatchObject({ status: 400, code: 400, data: { pointer } });
  expect(asked).toEqual([]);
});

test('signs of any kind are a question like any other', async () => {
  const call = await open();
  for (const q of ['', ' ', '🔧', '%', "'; drop table document; --", '\u202e', '<script>alert(1)</script>']) {
    expect((await call(`/api/search?q=${encodeURIComponent(q)}`)).status).toBe(200);
    expect(asked.at(-1)?.q).toBe(q);
  }
});

test('texts by key: those that are found, each with its document', async () => {
  const search = {
    ...fakeSearch(),
    search: async ({ q }: { q: string }) => {
      const hits = q === 'vague' ? [buildHit({ found: 0.2 })] : q === 'none' ? [] : [buildHit()];
      return { hits, total: hits.length, terms: [], tookMs: 0 };
    },
  };
  const { app } = await openTestApp({ parts: { search } });
  const payload = { keys: ['轴承温度', 'vague', 'none'] };
  const answer = await app.inject({ method: 'POST', url: '/chat/api_get_text_kb_fromKey', payload });
  expect(answer.json().data).toMatchObject([{ key: '轴承温度', docId: 'd1', title: '滚动轴承' }]);
});
