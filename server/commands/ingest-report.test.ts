import { expect, test } from 'vitest';
import type { IngestReport } from '../knowledge/ingest/types';
import { reportLines } from './ingest-report';

const counts = { files: 3, skipped: 0, added: 1, updated: 0, unchanged: 2, removed: 0, passages: 10 };
const report = (own: Partial<IngestReport>): IngestReport => ({ ...counts, leftOut: {}, failures: [], ...own });
const lines = (own: Partial<IngestReport> = {}, more: Partial<Parameters<typeof reportLines>[1]> = {}) =>
  reportLines(report(own), { seconds: 2, prune: false, stopped: false, lang: 'en-US', ...more });

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

test('a name from a file cannot write on the terminal', () => {
  expect(lines({ failures: [{ source: 'a\u001b[2J', reason: 'x' }] }).join()).not.toContain('\u001b');
});
