import { expect, test } from 'vitest';
import { handbook } from './handbook';
import { suggest } from './suggest';

const documents = [...(await handbook()).documents.values()];

test('offers titles and questions that contain what was typed', () => {
  const items = suggest(documents, 'opc', 'en', 5);
  expect(items[0]).toMatchObject({ text: 'OPC UA basics', kind: 'title', docId: 'handbook-en-opc-ua-basics' });
  expect(items.every(({ text }) => text.toLowerCase().includes('opc'))).toBe(true);
});

test('what begins with it comes before what contains it', () => {
  const starts = suggest(documents, 'how', 'en', 20).map(({ text }) => text.toLowerCase().startsWith('how'));
  expect(starts).toEqual(starts.toSorted((a, b) => Number(b) - Number(a)));
});

test('keeps to the language and the limit, and offers nothing for nothing', () => {
  expect(suggest(documents, '轴承', 'en', 5)).toEqual([]);
  expect(suggest(documents, '轴承', 'zh', 2)).toHaveLength(2);
  expect(suggest(documents, '  ', 'zh', 5)).toEqual([]);
});
