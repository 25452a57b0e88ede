import { expect, test, vi } from 'vitest';
import { buildHit } from '../../../tests/support/fake-answerer';
import type { SearchHit, SearchRequest } from '../../knowledge/search/types';
import { askThreeWays } from './ask-three-ways';
import type { Turn } from './types';
import { understand } from './understand';

const before: Turn = {
  from: 'chat',
  asked: '轴承加多少润滑脂？',
  place: { docId: 'grease', title: '润滑脂', headings: ['轴承加多少润滑脂？'] },
};
const hit = (docId: string, at: number, score: number, text = '') =>
  buildHit({ docId, title: docId, headings: [], text, span: [at, at + 9], score });

function searching(inside: SearchHit[], everywhere: SearchHit[]) {
  const search = vi.fn(async ({ docId }: SearchRequest) => {
    const hits = docId ? inside : everywhere;
    return { hits, total: hits.length, terms: [], tookMs: 0 };
  });
  return { search };
}

test('what the last document says comes before what is found as well elsewhere', async () => {
  const search = searching([hit('grease', 0, 3, '加多了')], [hit('pump', 0, 90), hit('grease', 0, 85)]);
  const { found } = await askThreeWays(search, { scope: [3] }, understand('加多了会怎样？', before), before);
  expect(found.hits.map(({ docId }) => docId)).toEqual(['grease', 'pump']);
  expect(search.search).toHaveBeenCalledWith(expect.objectContaining({ docId: 'grease', scope: [3] }));
});

test('a question that leaves the document is asked alone, and what it might have carried is shown unused', async () => {
  const search = searching([hit('grease', 0, 3)], [hit('gauge', 0, 9, '压力表的量程')]);
  const asked = understand('那压力表量程怎么选？', before);
  const { found, understood } = await askThreeWays(search, { scope: [3] }, asked, before);
  expect(found.hits.map(({ docId }) => docId)).toEqual(['gauge']);
  expect(understood.text).toBe('压力表量程怎么选？');
  expect(understood.chips.every(({ on }) => !on)).toBe(true);
});

test('a whole question is one search', async () => {
  const search = searching([], [hit('oee', 0, 9)]);
  await askThreeWays(search, { scope: [3] }, understand('What is OEE?', before), before);
  expect(search.search).toHaveBeenCalledOnce();
});
