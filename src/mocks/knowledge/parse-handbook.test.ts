import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cutPassages } from './cut-passages';
import { parseHandbook } from './parse-handbook';

const article = [
  '---',
  'title: 滚动轴承',
  'description: 温度。',
  'updated: 2026-11-02',
  '---',
  '',
  '# 滚动轴承',
  '',
  '引言。',
  '',
  '## 多热算热？',
  '',
  '80 ℃。',
  '',
].join('\n');

test('front matter becomes fields, the rest is the text', () => {
  const doc = parseHandbook('../fixtures/seed/handbook/zh/bearings.md', article);
  expect(doc).toMatchObject({ id: 'handbook-zh-bearings', lang: 'zh', title: '滚动轴承', description: '温度。' });
  expect(doc.updatedAt).toBe('2026-11-02T00:00:00.000Z');
  expect(doc.markdown.startsWith('# 滚动轴承\n')).toBe(true);
  expect(doc.headings.map(({ level, title }) => [level, title])).toEqual([
    [1, '滚动轴承'],
    [2, '多热算热？'],
  ]);
});

test('line ends of another system change no offset', () => {
  const path = 'zh/x.md';
  expect(parseHandbook(path, article.replaceAll('\n', '\r\n'))).toEqual(parseHandbook(path, article));
});

test('a section is a passage with its way and its place', () => {
  const doc = parseHandbook('zh/bearings.md', article);
  const passages = cutPassages(doc);
  expect(passages.map(({ headings, text }) => [headings, text])).toEqual([
    [['滚动轴承'], '引言。'],
    [['滚动轴承', '多热算热？'], '80 ℃。'],
  ]);
});

test('a span always shows the text of its passage', () => {
  const line = fc.oneof(
    fc.string(),
    fc.constantFrom('# a', '## b', '#### d', '', '  ', '| t |', '中文。', '---', '#', '# '),
  );
  fc.assert(
    fc.property(fc.array(line), (lines) => {
      const doc = parseHandbook('en/x.md', lines.join('\n'));
      for (const { span, text, headings } of cutPassages(doc)) {
        expect(doc.markdown.slice(...span)).toBe(text);
        expect(text.trim()).not.toBe('');
        expect(headings.length).toBeGreaterThan(0);
      }
      for (const { offset } of doc.headings) expect(doc.markdown[offset]).toBe('#');
    }),
  );
});
