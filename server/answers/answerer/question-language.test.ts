import { expect, it } from 'vitest';
import { aHit } from '../../../tests/support/a-hit';
import { questionLanguage, sourcesIn } from './question-language';

it.each([
  ['轴承为什么发热', 'en-US', 'zh'],
  ['OPC UA 证书', 'en-US', 'zh'],
  ['Why does a bearing run hot?', 'zh-CN', 'en'],
  ['E-1024', 'zh-CN', 'zh'],
  ['E-1024', 'en-US', 'en'],
  ['', 'en-US', 'en'],
] as const)('%j asked on a page in %s is %s', (question, locale, expected) => {
  expect(questionLanguage(question, locale)).toBe(expected);
});

it('keeps the numbers of the page, and other languages only where there is nothing else', () => {
  const hits = [aHit({ text: 'Grease it.' }), aHit({ text: '加油。' })];
  expect(sourcesIn(hits, 'zh')).toEqual([{ hit: hits[1], source: 2 }]);
  expect(sourcesIn(hits.slice(0, 1), 'zh')).toEqual([{ hit: hits[0], source: 1 }]);
  expect(sourcesIn([], 'en')).toEqual([]);
});
