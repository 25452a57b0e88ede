import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import mammoth from 'mammoth';
import { expect, onTestFinished, test } from 'vitest';
import { emptyRun, type RunState } from '@/stream/run-state';
import type { RunSource } from '@/stream/types';
import { exportedAnswer } from './exported-answer';
import { type Format, makeFile } from './make-file';

const rare = '轴承㐂𠮷温度——不应超过 95 ℃';
const source = {
  ...{ sid: 's1', n: 1, docId: 'd1', ver: 3, title: '轴承<手册>', headings: ['限值'], url: null, kind: 'markdown' },
  ...{ lang: 'zh', kbId: 3, page: 12, span: [0, 20], quote: rare, quoteHash: '0123456789abcdef', score: 1 },
} as RunSource;
const state: RunState = {
  ...emptyRun,
  sources: [source],
  cites: [{ cid: 'c1', block: 'b', range: [0, 9], sids: ['s1'], support: 'full' }],
  endedAt: Date.UTC(2026, 10, 26),
};
const text = `## 限值\n\n${rare}[1]，不是[9]。\n\n1. 停机\n2. **挂牌**\n\n| 项 | 值 |\n| --- | --- |\n| 温度 | 95 <b>℃</b> |\n\n[坏](javascript:alert(1))`;
const answer = exportedAnswer('轴承 & 温度？', text, state, {
  ...{
    sources: '来源原文',
    writer: '摘自来源',
    page: (page) => `第 ${page} 页`,
    version: (version) => `第 ${version} 版`,
  },
  address: ({ docId }) => `https://portal.example/doc/${docId}?v=3&start=0`,
});
const bytes = async (format: Format) => Buffer.from(await makeFile(answer, format).arrayBuffer());

test.each<Format>(['md', 'docx', 'html'])('%s: the same answer is the same bytes', async (format) => {
  expect((await bytes(format)).equals(await bytes(format))).toBe(true);
});

test.each<Format>(['md', 'html'])(
  '%s has every sign, the source with page, version, words and address, and no script',
  async (format) => {
    const file = (await bytes(format)).toString('utf8');
    for (const part of [rare, '第 12 页', '第 3 版', '2026-11-26', '摘自来源']) expect(file).toContain(part);
    expect(file).toContain(
      format === 'html' ? 'https://portal.example/doc/d1?v=3&amp;start=0' : 'https://portal.example/doc/d1?v=3&start=0',
    );
    if (format === 'html') expect(file).not.toMatch(/<b>|javascript:|<script/);
  },
);

test('a Word file is opened by another program with every sign, list, table, link and source', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'docx-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = path.join(folder, 'a.docx');
  writeFileSync(file, await bytes('docx'));
  const { value, messages } = await mammoth.convertToHtml({ path: file });
  expect(messages.filter(({ type }) => type === 'error')).toEqual([]);
  for (const part of [
    rare,
    '轴承 &amp; 温度？',
    '<strong>挂牌</strong>',
    '95 &lt;b&gt;℃&lt;/b&gt;',
    '不是[9]',
    '轴承&lt;手册&gt;',
  ])
    expect(value).toContain(part);
  expect(value).toMatch(/<table>.*温度.*<\/table>/s);
  expect(value).toContain('href="https://portal.example/doc/d1?v=3&amp;start=0"');
  expect(value).toMatch(/<a href="#s1">(?:<[^>]+>)*\[1\]/);
});
