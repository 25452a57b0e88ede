import type { Answerer } from '../../server/answers/answerer/types';
import type { SearchEngine, SearchHit } from '../../server/knowledge/search/types';

export function buildHit(overrides: Partial<SearchHit> = {}): SearchHit {
  return {
    passageId: 'd1#0@1',
    docId: 'd1',
    version: 1,
    kbId: 3,
    lang: 'zh',
    title: '滚动轴承',
    headings: ['滚动轴承', '温度'],
    page: null,
    span: [0, 14],
    text: '轴承温度一般不应超过 80 ℃。',
    url: null,
    kind: 'markdown',
    score: 1,
    found: 1,
    highlights: [],
    ...overrides,
  };
}

/** A search engine that always finds the given passages within the scope. */
export function fakeSearch(hits: SearchHit[] = [buildHit()]): SearchEngine {
  return {
    async search({ scope, limit }) {
      const found = hits.filter((hit) => scope.includes(hit.kbId)).slice(0, limit);
      return { hits: found, total: found.length, terms: [], tookMs: 0 };
    },
    suggest: async () => [],
    carriers: async () => [],
    catchUp: async () => {},
    status: () => ({ applied: 0, latest: 0, passages: hits.length }),
    close: async () => {},
  };
}

/** An answerer that repeats each passage and cites it. */
export const fakeAnswerer: Answerer = {
  name: 'extractive',
  async *write({ hits }) {
    let at = 0;
    for (const [index, hit] of hits.entries()) {
      const append = `${hit.text}[${index + 1}]\n\n`;
      yield { kind: 'text', append };
      yield { kind: 'cite', range: [at, at + append.length - 2], sources: [index + 1], support: 'full' };
      at += append.length;
    }
  },
};
