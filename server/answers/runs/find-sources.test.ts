import { expect, test, vi } from 'vitest';
import { buildHit } from '../../../tests/support/fake-answerer';
import type { SearchHit, SearchRequest } from '../../knowledge/search/types';
import { findSources } from './find-sources';

const passage = (docId: string, at: number, score: number, over: Partial<SearchHit> = {}) =>
  buildHit({ docId, passageId: `${docId}#${at}`, span: [at, at + 9], score, ...over });

function searching(found: SearchHit[], inDocument: SearchHit[]) {
  const search = vi.fn(async ({ docId }: SearchRequest) => {
    const hits = docId ? inDocument : found;
    return { hits, total: hits.length, terms: [], tookMs: 0 };
  });
  return { search };
}

const request = { q: 'code 04', scope: [3] };
const places = (hits: SearchHit[]) => hits.map(({ passageId }) => passageId);

test('reads on in the best document, in order of score, nothing twice and nothing weak', async () => {
  const first = [passage('a', 0, 76), passage('a', 10, 75), passage('b', 0, 32)];
  const search = searching(first, [passage('a', 0, 76), passage('a', 20, 74), passage('a', 30, 20)]);
  const { hits } = await findSources(search, request);
  expect(places(hits)).toEqual(['a#0', 'a#10', 'a#20', 'b#0']);
  expect(search.search).toHaveBeenLastCalledWith(expect.objectContaining({ docId: 'a', scope: [3] }));
});

test.each([
  ['How do I do a lockout?', 'How do I do a lockout? steps'],
  ['挂牌上锁怎么做', '挂牌上锁怎么做 步骤'],
])('looks in the best document for the steps that %s asks for', async (q, asked) => {
  const search = searching([passage('a', 0, 76), passage('a', 10, 75)], []);
  await findSources(search, { q, scope: [3] });
  expect(search.search).toHaveBeenLastCalledWith(expect.objectContaining({ q: asked, docId: 'a' }));
});

test('keeps to eight', async () => {
  const first = Array.from({ length: 8 }, (_, i) => passage(i < 2 ? 'a' : `d${i}`, i, 50 - i));
  const { hits } = await findSources(searching(first, [passage('a', 99, 49.5)]), request);
  expect(hits).toHaveLength(8);
  expect(places(hits)).toContain('a#99');
});

test.each([
  ['nothing was found', []],
  ['a code was found', [passage('a', 0, 10_040, { exact: '04' }), passage('a', 10, 75)]],
  ['the best document has no second passage', [passage('a', 0, 76), passage('b', 0, 75)]],
])('does not search again where %s', async (_, found) => {
  const search = searching(found, []);
  expect((await findSources(search, request)).hits).toEqual(found);
  expect(search.search).toHaveBeenCalledTimes(1);
});
