import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { type IngestOptions, ingest } from '../../server/knowledge/ingest/ingest';
import { parseBlocks } from '../../server/knowledge/ingest/parse-blocks';
import { openParsing } from '../../server/knowledge/ingest/parsing/open-parsing';
import { seedKnowledgeBases } from '../../server/knowledge/store/knowledge-bases';
import { makeDocx } from '../support/make-docx';
import { createTestStore } from '../support/store';

async function folderOf(files: Record<string, string | Buffer>): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'evil-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const [name, content] of Object.entries(files)) await writeFile(path.join(folder, name), content);
  return folder;
}

async function importing(files: Record<string, string | Buffer>, more: Partial<IngestOptions> = {}) {
  const store = await createTestStore();
  onTestFinished(() => store.close());
  await seedKnowledgeBases(store.db);
  return ingest({ db: store.db, paths: [await folderOf(files)], kbId: 3, ...more });
}

const good = '# Spindle\n\nIt gets warm.';
/** So many formatting elements that each paragraph reopens all of them: 60 kB become millions of elements. */
const growing = `${Array.from({ length: 2_000 }, (_, i) => `<b id=${i}>`).join('')}${'<p>a'.repeat(8_000)}`;

const marks = [
  '[a](',
  '![',
  '[',
  ']',
  '**a ',
  '_a ',
  '*a **b ',
  '~~a ',
  '`a`` ',
  '<',
  '<a ',
  '<!--',
  '[a][',
  '[^a]:',
  '\\[',
  'a@b.',
  '|a',
];
const levels = ['> ', '- ', '1. ', '>', '> - ', '\n> ', '\n- ', '\n>\n', '  \n- a\n'];

describe('marks that look for a partner, and levels without end', () => {
  test.each([...marks, ...levels])('%j repeated is read in one pass, and nothing of it is lost', (mark) => {
    const text = mark.repeat(Math.ceil(400_000 / mark.length));
    const blocks = [...parseBlocks(text)].flat();
    const last = blocks.at(-1)?.position?.end.offset ?? 0;
    expect(text.slice(last).trim()).toBe('');
  });

  test('a heading of a hundred thousand marks', () => {
    const blocks = [...parseBlocks(`# ${'[a]('.repeat(25_000)}\n\nafter`)].flat();
    expect(blocks.map(({ type }) => type)).toEqual(['heading', 'paragraph']);
  });

  test('of a long document only the part that was made so is taken as lines', () => {
    const page = `## A\n\n${'One *word* in [a link](https://a.example). '.repeat(400)}\n\n`;
    const blocks = [...parseBlocks(`${page}${'['.repeat(9_000)}\n\n${page}${page}`)].flat();
    expect(blocks.filter(({ type }) => type === 'heading')).toHaveLength(3);
  });
});

describe('a bad file costs itself', () => {
  test('one Markdown file of 3,000 nested marks, one that is quadratic, and one that nests, beside good ones', async () => {
    const report = await importing({
      'a-good.md': good,
      'b-nested.md': `${'> '.repeat(3_000)}deep\n\n${'- '.repeat(3_000)}deep`,
      'c-links.md': '[a]('.repeat(100_000),
      'd-elements.html': `<main>${'<div>'.repeat(20_000)}deep</main>`,
      'e-cells.csv': `a,b\n"${'x '.repeat(400_000)}",1\n`,
      'z-good.md': good.replace('Spindle', 'Bearing'),
    });
    expect(report.added).toBeGreaterThanOrEqual(4);
    expect(report.failures.map(({ source }) => path.basename(source))).toEqual(['d-elements.html']);
    expect(report.failures[0]?.reason['en-US']).toContain('nested too deeply');
  });

  test('a page that grows without end is given up when its time is over, and the import goes on', async () => {
    const files = { 'a.html': `<main>${growing}`, 'b.html': '<h1>Bearing</h1><p>It is cold.', 'z.md': good };
    const report = await importing(files, {
      parsing: openParsing({ time: (bytes) => (bytes > 10_000 ? 1_500 : 60_000) }),
    });
    expect(report.added).toBe(2);
    expect(report.failures).toEqual([
      {
        source: expect.stringMatching(/a\.html$/),
        reason: expect.objectContaining({ 'en-US': expect.stringMatching(/takes longer|memory/) }),
      },
    ]);
  });

  test('a Word document whose parts nest without end', async () => {
    const nest = (depth: number) =>
      `${'<w:tbl><w:tr><w:tc>'.repeat(depth)}<w:p/>${'</w:tc></w:tr></w:tbl>'.repeat(depth)}`;
    const document = `<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${nest(30_000)}</w:body></w:document>`;
    const bad = makeDocx([], [{ name: 'word/document.xml', content: document }]);
    const report = await importing({ 'a.docx': bad, 'b.docx': makeDocx(['# Spindle', 'It gets warm.']), 'z.md': good });
    expect(report.failures.map(({ source }) => path.basename(source))).toEqual(['a.docx']);
    expect(report.added).toBe(2);
  });

  test('a signal is heard while a file is being taken apart', async () => {
    const stop = new AbortController();
    const reports = importing({ 'a.html': `<main>${growing}`, 'z.md': good }, { signal: stop.signal });
    setTimeout(() => stop.abort(), 500);
    expect(await reports).toMatchObject({ added: 0, failures: [] });
  });
});
