import { expect, test } from 'vitest';
import type { IngestReport } from '../knowledge/ingest/types';
import { reportLines } from './ingest-report';

const counts = { files: 3, skipped: 0, added: 1, updated: 0, unchanged: 2, removed: 0, passages: 10 };
const report = (own: Partial<IngestReport>): IngestReport => ({
  ...counts,
  leftOut: {},
  kept: 0,
  refused: [],
  failures: [],
  ...own,
});
const lines = (own: Partial<IngestReport> = {}, more: Partial<Parameters<typeof reportLines>[1]> = {}) =>
  reportLines(report(own), { seconds: 2, stopped: false, lang: 'en-US', ...more });

test('an import tells what it did, in the language asked for', () => {
  expect(lines()).toEqual(['3 files: 1 added, 0 updated, 2 unchanged, 0 removed; 10 passages in 2.0 s (5/s)']);
  expect(lines({ skipped: 1 }, { lang: 'zh-CN', stopped: true })).toEqual([
    '3 个文件：新增 1，更新 0，未变 2，移除 0；10 个段落，用时 2.0 s（每秒 5）',
    '跳过 1 个其他类型的文件',
    '已停止。再次运行同一命令即可从中断处继续。',
  ]);
});

test('fields that are in no text are counted, the most frequent first, and not all of a hundred named', () => {
  const few = { hash: 2, embedding: 657 };
  expect(lines({ leftOut: few })[1]).toBe(
    '659 fields are in no text because they are not for reading, or too many: embedding (657), hash (2)',
  );
  const many = Object.fromEntries(Array.from({ length: 100 }, (_, n) => [`k${n}`, 1]));
  expect(lines({ leftOut: many })[1]).toMatch(/k7 \(1\), …$/);
});

test.each([
  ['half', 'Nothing of /x was removed: more than half of its 60 documents are gone.'],
  ['empty', 'Nothing of /x was removed: no readable file is there.'],
  ['former', 'Older documents of /x were not removed'],
] as const)('what was not removed because of %s is listed, with the way out', (reason, words) => {
  const documents = Array.from({ length: 52 }, (_, n) => `x/${n}.md`);
  const said = lines({ kept: 1, refused: [{ place: '/x', reason, had: 60, documents }] });
  expect(said[1]).toBe('1 document stays because its file could not be read.');
  expect(said[2]).toContain(words);
  expect(said[2]).toMatch(/--prune=all\. This removes 52 documents:$/);
  expect([said[3], said.at(-1)]).toEqual(['  x/0.md', '… and 2 more']);
});

test('a name from a file cannot write on the terminal', () => {
  expect(lines({ failures: [{ source: 'a\u001b[2J', reason: 'x' }] }).join()).not.toContain('\u001b');
});
