import { expect, test } from 'vitest';
import { handbook } from '../knowledge/handbook';
import { searchPassages } from '../knowledge/search-passages';
import { followUps } from './follow-ups';

const { index, documents } = await handbook();
const all = [...documents.values()];

test('offers other questions of the cited articles', () => {
  const query = 'Which OPC UA security modes exist?';
  const hits = searchPassages(index, query);
  const cited = hits.slice(0, 3).map(({ docId }) => docId);
  const items = followUps(query, hits, all, 'en');
  expect(items.length).toBeGreaterThan(0);
  expect(items.map(({ text }) => text)).not.toContain(query);
  for (const { text, docId } of items) {
    expect(cited).toContain(docId);
    expect(documents.get(docId)?.headings.map(({ title }) => title)).toContain(text);
  }
});

test('each of them has an answer', () => {
  const hits = searchPassages(index, 'OEE 怎么计算');
  for (const { text, docId } of followUps('OEE 怎么计算', hits, all, 'zh')) {
    expect(searchPassages(index, text).map((hit) => hit.docId)).toContain(docId);
  }
});

test('where nothing was found, offers what there is in the language of the question', () => {
  const items = followUps('🙂', [], all, 'en');
  expect(items).toHaveLength(3);
  expect(items.every(({ docId }) => docId.startsWith('handbook-en-'))).toBe(true);
});
