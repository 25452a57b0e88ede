import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import { makeDocx } from '../../../tests/support/make-docx';
import { makePdf } from '../../../tests/support/make-pdf';
import { listFiles } from './list-files';
import { pairOf, readFile } from './read-file';
import type { IngestFailure, SourceDocument } from './types';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'ingest-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function read(name: string, bytes: Buffer | string) {
  await writeFile(path.join(folder, name), bytes);
  const { files } = await listFiles([path.join(folder, name)]);
  const items: (SourceDocument[] | IngestFailure)[] = [];
  for (const file of files) for await (const item of readFile(file)) items.push(item);
  const documents = items.flatMap((item) => (Array.isArray(item) ? item : []));
  const reasons = items.flatMap((item) => (Array.isArray(item) ? [] : [item.reason['en-US']]));
  return { documents, document: documents[0], reasons };
}

describe('readFile', () => {
  it('reads Markdown with front matter', async () => {
    const { document } = await read('a.md', '---\ntitle: Pump care\ndescription: How to.\n---\n\n# Other\n\nText.');
    expect(document).toMatchObject({ title: 'Pump care', description: 'How to.', lang: 'en', kind: 'markdown' });
    expect(document?.markdown).toBe('# Other\n\nText.');
  });

  it('reads HTML without scripts, navigation and pictures', async () => {
    const html =
      '<html lang="zh-CN"><head><title>泵</title></head><body><nav>x</nav><main><h1>泵</h1><script>alert(1)</script><p>离心泵<img src=a></p><table><tr><th>a</th></tr><tr><td>1</td></tr></table></main></body></html>';
    const { document } = await read('a.html', html);
    expect(document).toMatchObject({ title: '泵', lang: 'zh', kind: 'html' });
    expect(document?.markdown).toBe('# 泵\n\n离心泵\n\n| a |\n| - |\n| 1 |');
  });

  it('reads PDF with headings and pages', async () => {
    const running: [number, string] = [10, 'ACME manual'];
    const pages = [1, 2, 3, 4].map((n): [number, string][] => [
      running,
      [20, `Chapter ${n}`],
      [10, `The bearing of pump ${n} runs hot when it holds too`],
      [10, 'much grease.'],
      [10, `End of part ${'abcd'[n - 1]}.`],
    ]);
    const { document } = await read('a.pdf', makePdf(pages));
    expect(document?.markdown).toContain(
      '# Chapter 2\n\nThe bearing of pump 2 runs hot when it holds too much grease.',
    );
    expect(document?.markdown).not.toContain('ACME');
    expect(document?.pages?.map((p) => p.page)).toEqual([1, 2, 3, 4]);
    const page3 = document?.pages?.[2]?.offset ?? 0;
    expect(document?.markdown.slice(page3)).toMatch(/^# Chapter 3/);
  });

  it('reads a PDF of 500 pages', async () => {
    const pages = Array.from({ length: 500 }, (_, n): [number, string][] => [[12, `Page text number ${n + 1}.`]]);
    const { document } = await read('long.pdf', makePdf(pages));
    expect(document?.pages).toHaveLength(500);
    expect(document?.markdown).toContain('Page text number 500.');
  });

  it('reads DOCX with headings and tables', async () => {
    const { document } = await read(
      'a.docx',
      makeDocx([
        '# Valve',
        'Open slowly.',
        [
          ['code', 'text'],
          ['E1', 'leak'],
        ],
      ]),
    );
    expect(document?.title).toBe('Valve');
    expect(document?.markdown).toContain('# Valve\n\nOpen slowly.');
    expect(document?.markdown).toContain('| E1');
  });

  it('reads CSV as a section per row', async () => {
    const { document } = await read('alarms.csv', 'text;code\n"over|heat";E-1\nleak;E-2\n');
    expect(document?.markdown).toContain('## E-1\n\n- **text**: over\\|heat\n- **code**: E-1');
  });

  it('reads the shapes of JSONL exports and reports the other lines', async () => {
    const lines = [
      { doc: 'm/1', lang: 'en', title: 'T', markdown: '# T\n\nx', url: 'https://example.com/1', pair: 'm/2' },
      {
        id: 'a1',
        vendor: 'V',
        component: 'arm',
        code: '18',
        code_hex: '0x12',
        zh: { description: '奇异点', cause: '', solution: '重选' },
        en: { description: 'Singularity', cause: 'pose', solution: 'move' },
      },
      { lesson_id: 1, lang: 'en', driving_event: 'A valve failed.', lesson: 'Test valves.' },
      { id: 'p', lang: 'zh', title: '文', text: '正文' },
      { foo: 1 },
    ];
    const text = `${lines.map((line) => JSON.stringify(line)).join('\n')}\nnot json`;
    const { documents, reasons } = await read('x.jsonl', text);
    expect(documents.map((d) => [d.kind, d.lang, d.title])).toEqual([
      ['markdown', 'en', 'T'],
      ['alarm', 'zh', 'V arm 报警 18 (0x12)：奇异点'],
      ['alarm', 'en', 'V arm alarm 18 (0x12): Singularity'],
      ['lesson', 'en', 'Test valves.'],
      ['article', 'zh', '文'],
    ]);
    expect(documents[1]?.codes).toEqual(['18', '0x12']);
    expect(documents[1]?.pair).toEqual({ source: 'x.jsonl#a1', lang: 'en' });
    expect(reasons).toEqual([
      'no known kind of record has these fields: foo; add one such as "text" or "markdown"',
      'the line is not a JSON object; write one object per line',
    ]);
  });
});

describe('files that cannot be taken', () => {
  it.each([
    ['empty.md', '', 'empty'],
    ['blank.md', '  \n', 'no text'],
    ['binary.md', Buffer.from([0, 1, 2, 3, 0, 0, 255, 254]), 'binary'],
    ['damaged.pdf', '%PDF-1.4 nonsense', 'not a readable PDF'],
    ['locked.pdf', makePdf([[[12, 'x']]], { encrypted: true }), 'encrypted'],
    ['scan.pdf', makePdf([[]]), 'no text'],
    ['fake.docx', 'not a zip', 'not a readable DOCX'],
    [
      'bomb.docx',
      makeDocx(['x'], [{ name: 'word/media/a', content: Buffer.alloc(210e6), claim: 1000 }]),
      'DOCX|unpacks',
    ],
    ['bomb2.docx', makeDocx(['x'], [{ name: 'word/media/a', content: Buffer.alloc(210e6) }]), 'unpacks'],
    ['head.csv', 'a,b\n', 'no rows'],
  ])('%s is reported with its reason', async (name, bytes, reason) => {
    const { documents, reasons } = await read(name, bytes);
    expect(documents).toEqual([]);
    expect(reasons).toHaveLength(1);
    expect(reasons[0]).toMatch(new RegExp(reason));
  });

  it('a link out of the folder is refused, a missing path is named', async () => {
    await symlink('/etc', path.join(folder, 'etc'));
    await symlink('/etc/hostname', path.join(folder, 'host.md'));
    const { files, failures } = await listFiles([folder, path.join(folder, 'nowhere')]);
    expect(files).toEqual([]);
    expect(failures.map((f) => f.reason['en-US'])).toEqual([
      'the link points outside the folder; import its target by its own path',
      'the link points outside the folder; import its target by its own path',
      'there is no such file or folder; check the path',
    ]);
  });
});

test.each([
  ['a.md', 9, 'the file has 9 MB, the limit is 8 MB; split it'],
  ['a.html', 100, 'the file has 100 MB, the limit is 8 MB; split it'],
  ['a.csv', 17, 'the limit is 16 MB'],
  ['a.jsonl', 65, 'the limit is 64 MB'],
  ['a.pdf', 257, 'the limit is 256 MB'],
])('%s of %i MB is refused before it is read', async (source, megabytes, words) => {
  const items: unknown[] = [];
  const listed = { absolute: '/nowhere', place: '/nowhere', source, bytes: megabytes * 1024 * 1024 };
  for await (const item of readFile(listed)) items.push(item);
  expect(items).toEqual([{ source, reason: expect.objectContaining({ 'en-US': expect.stringContaining(words) }) }]);
});

describe('pairOf', () => {
  it.each([
    ['h/zh/a.md', 'h/en/a.md', 'en'],
    ['en_US/a/b.md', 'zh_CN/a/b.md', 'zh'],
  ])('%s ↔ %s', (source, other, lang) => expect(pairOf(source)).toEqual({ source: other, lang }));

  it('is absent where no folder names a language', () => expect(pairOf('manuals/a.md')).toBeUndefined());
});
