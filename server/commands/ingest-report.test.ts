import { expect, test } from 'vitest';
import { inEveryLocale } from '../../setting/messages/catalogue';
import { message } from '../base/messages/message';
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
    '跳过 1 个不支持的文件',
    '已停止。再次运行同一命令即可继续。',
  ]);
});

test('fields that are in no text are counted, the most frequent first, and not all of a hundred named', () => {
  const few = { hash: 2, embedding: 657 };
  expect(lines({ leftOut: few })[1]).toBe(
    'Left out 659 fields that are not readable text, or exceed the limit of their record: embedding (657), hash (2)',
  );
  const many = Object.fromEntries(Array.from({ length: 100 }, (_, n) => [`k${n}`, 1]));
  expect(lines({ leftOut: many })[1]).toMatch(/k7 \(1\), …$/);
});

test.each([
  ['half', 'Nothing from /x was removed, because more than half of its 60 documents are missing.'],
  ['empty', 'Nothing from /x was removed, because it has no readable file.'],
  ['former', 'Older documents from /x were not removed'],
] as const)('what was not removed because of %s is listed, with the way out', (reason, words) => {
  const documents = Array.from({ length: 52 }, (_, n) => `x/${n}.md`);
  const said = lines({ kept: 1, refused: [{ place: '/x', reason, had: 60, documents }] });
  expect(said[1]).toBe('Kept 1 document whose file could not be read.');
  expect(said[2]).toContain(words);
  expect(said[2]).toMatch(/--prune=all\. It removes 52 documents:$/);
  expect([said[3], said.at(-1)]).toEqual(['  x/0.md', '… and 2 more']);
});

test('a name from a file cannot write on the terminal', () => {
  expect(
    lines({ failures: [{ source: 'a\u001b[2J', reason: inEveryLocale(() => '\u001b[2J') }] }).join(),
  ).not.toContain('\u001b');
});

test('what was not imported is told with its reason, in the language asked for', () => {
  const failures = [{ source: 'a.md', reason: message('knowledge:import.empty') }];
  expect(lines({ failures })[1]).toBe('Not imported: a.md: the file is empty; export it again');
  expect(lines({ failures }, { lang: 'zh-CN' })[1]).toBe('未导入 a.md：文件为空；请重新导出');
});
