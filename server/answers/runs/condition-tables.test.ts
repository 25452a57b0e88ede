import { expect, test, vi } from 'vitest';
import { buildHit } from '../../../tests/support/fake-answerer';
import type { SearchHit, SearchRequest } from '../../knowledge/search/types';
import { conditionTables } from './condition-tables';

const table = buildHit({
  docId: 'belts',
  text: '| Speed r/min | Tension N |\n|---|---|\n| up to 900 | 40 |\n| 900 to 1500 | 55 |',
});
const prose = buildHit({ docId: 'belts', text: 'A belt is tensioned when it is new.' });
const asked = (hits: SearchHit[]) => ({
  search: vi.fn(async (_: SearchRequest) => ({ hits, total: hits.length, terms: [], tookMs: 0 })),
});
const request = { q: 'belt tension at 700 rpm', scope: [3] };

test('a table of the best document that has a row for the condition is read too', async () => {
  const search = asked([prose, table]);
  expect(await conditionTables(search, request, [prose])).toEqual([table]);
  expect(search.search).toHaveBeenCalledWith(expect.objectContaining({ docId: 'belts', scope: [3] }));
});

test.each([
  ['a question without a condition', { ...request, q: 'belt tension' }, [prose]],
  ['a row that was found', request, [prose, table]],
])('%s asks for no more', async (_, question, hits) => {
  const search = asked([table]);
  expect(await conditionTables(search, question, hits)).toEqual([]);
  expect(search.search).not.toHaveBeenCalled();
});

test('a table that ends before the condition has none', async () => {
  expect(await conditionTables(asked([table]), { ...request, q: 'belt tension at 4000 rpm' }, [prose])).toEqual([]);
});
