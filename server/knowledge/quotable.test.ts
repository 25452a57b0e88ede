import { expect, test } from 'vitest';
import { buildHit } from '../../tests/support/fake-answerer';
import { type InAnswers, quotableSearch } from './quotable';

const hits = [
  buildHit({ docId: 'manual', kbId: 3 }),
  buildHit({ docId: 'article', kbId: 1000, kind: 'article', url: '/community/articleDetails?id=1' }),
  buildHit({ docId: 'accepted', kbId: 1000, kind: 'article', url: '/community/qaDetails?id=2' }),
  buildHit({ docId: 'verified', kbId: 1000, kind: 'verified', url: '/community/qaDetails?id=3' }),
];
const asked: number[] = [];
const search = {
  async search({ limit }: { limit: number }) {
    asked.push(limit);
    return { hits: hits.slice(0, limit), total: hits.length, terms: [], tookMs: 0 };
  },
  suggest: async () => [],
};

test.each<[InAnswers, string[]]>([
  ['all', ['manual', 'article', 'accepted', 'verified']],
  ['accepted', ['manual', 'accepted', 'verified']],
  ['verified', ['manual', 'verified']],
  ['none', ['manual']],
])('%s', async (inAnswers, expected) => {
  const found = await quotableSearch(search, { bases: [1000], inAnswers }).search({
    q: 'x',
    scope: [],
    limit: 4,
    offset: 0,
  });
  expect(found.hits.map(({ docId }) => docId)).toEqual(expected);
});

test('what is left out takes no place of what is quoted', async () => {
  const own = quotableSearch(search, { bases: [1000], inAnswers: 'accepted' });
  const found = await own.search({ q: 'x', scope: [], limit: 2, offset: 0 });
  expect(found.hits.map(({ docId }) => docId)).toEqual(['manual', 'accepted']);
});
