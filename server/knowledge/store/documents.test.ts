import { expect, test } from 'vitest';
import { aDocument, aPassage, openKnowledgeStore, put } from '../../../tests/support/store-rows';
import { documentHashes, documentId, putDocument, removeDocument } from './documents';
import { changesAfter, latestChange, liveDocumentIds, passagesOf } from './passages';
import { readDocument, readOriginal, readQuote } from './read-document';

test('a source read again is a new version of the same document, and only its newest passages are searched', async () => {
  const { db } = await openKnowledgeStore();
  expect(await putDocument(db, aDocument())).toBe('added');
  const newer = aDocument({ markdown: '# 泵\n\n先灌泵。' }, [
    aPassage('先灌泵。', { headings: ['泵'], codes: ['E12'] }),
  ]);
  expect(await putDocument(db, newer)).toBe('updated');
  const id = documentId(3, 'pump.md', 'zh');
  expect(await passagesOf(db, [id])).toMatchObject([
    {
      id: `${id}#1@2`,
      docId: id,
      kbId: 3,
      version: 2,
      title: '泵',
      headings: ['泵'],
      codes: ['E12'],
      start: 0,
      end: 4,
    },
  ]);
  expect(await readDocument(db, id)).toMatchObject({ version: 2, latestVersion: 2, markdown: '# 泵\n\n先灌泵。' });
  expect(await readDocument(db, id, 1)).toMatchObject({ version: 1, latestVersion: 2 });
  expect(await readQuote(db, { id, version: 1, start: 5, end: 11 })).toBe('离心泵不出水');
});

test('imports that bring the same document at the same moment neither fail nor make two versions of it', async () => {
  const { db } = await openKnowledgeStore();
  const bring = (nth: number) => putDocument(db, aDocument({ source: `${nth}.md` }));
  for (let nth = 0; nth < 400; nth += 1)
    expect((await Promise.all([bring(nth), bring(nth)])).toSorted()).toEqual(['added', 'unchanged']);
});

test('the same file in another language or knowledge base is another document', () => {
  const ids = [documentId(3, 'a.md', 'zh'), documentId(3, 'a.md', 'en'), documentId(1, 'a.md', 'zh')];
  expect(new Set(ids).size).toBe(3);
});

test('a signal between the batches of a document takes all of it back, also the version before', async () => {
  const { db } = await openKnowledgeStore();
  await putDocument(db, aDocument());
  const before = await readDocument(db, documentId(3, 'pump.md', 'zh'));
  const stop = new AbortController();
  const passages = Array.from({ length: 4_001 }, (_, n) => aPassage(`Passage ${n}`));
  // The second batch is built after the first is inserted: the signal comes in between.
  const late = aPassage('late');
  Object.defineProperty(passages, 2_500, { get: () => stop.abort(new Error('stopped')) ?? late });
  await expect(putDocument(db, aDocument({ markdown: 'newer' }, passages), stop.signal)).rejects.toThrow('stopped');
  expect(await readDocument(db, documentId(3, 'pump.md', 'zh'))).toEqual(before);
  expect(await latestChange(db)).toBe(1);
});

test('a document of many thousand passages goes in whole and in order', async () => {
  const { db } = await openKnowledgeStore();
  const id = await put(
    db,
    {},
    Array.from({ length: 4_500 }, (_, number) => aPassage(`第 ${number + 1} 段`)),
  );
  const rows = await passagesOf(db, [id]);
  expect(rows.map(({ text }) => text)).toEqual(rows.map((_, number) => `第 ${number + 1} 段`));
  expect(rows).toHaveLength(4_500);
});

test('a removed document is gone from reading and search, its change is logged once, and it can come back', async () => {
  const { db } = await openKnowledgeStore();
  const id = await put(db, { file: { name: 'pump.pdf', mime: 'application/pdf', bytes: Buffer.from('%PDF') } });
  expect((await readOriginal(db, id))?.bytes.toString()).toBe('%PDF');
  const before = await latestChange(db);
  expect(await removeDocument(db, id)).toBe(true);
  expect(await removeDocument(db, id)).toBe(false);
  expect(await changesAfter(db, before, 10)).toEqual([{ seq: before + 1, docId: id }]);
  expect([await readDocument(db, id), await readOriginal(db, id), await passagesOf(db, [id])]).toEqual([
    null,
    null,
    [],
  ]);
  expect((await documentHashes(db, 3)).get(id)?.deleted).toBe(true);
  // Quotations from it remain readable.
  expect(await readQuote(db, { id, version: 1, start: 2, end: 3 })).toBe('泵');
  await put(db);
  expect(await readDocument(db, id)).toMatchObject({ version: 2 });
});

test('an id that names nothing finds nothing', async () => {
  const { db } = await openKnowledgeStore();
  expect(await removeDocument(db, 'nobody')).toBe(false);
  expect(await readDocument(db, 'nobody')).toBeNull();
  expect(await readQuote(db, { id: 'nobody', version: 1, start: 0, end: 9 })).toBeNull();
  expect(await passagesOf(db, [])).toEqual([]);
  expect(await latestChange(db)).toBe(0);
});

test('a page in the other language is named only while it is there', async () => {
  const { db } = await openKnowledgeStore();
  const zh = await put(db, { pair: { source: 'pump.md', lang: 'en' } });
  expect((await readDocument(db, zh))?.pair).toBeNull();
  const en = await put(db, { lang: 'en', title: 'Pump', markdown: '# Pump' });
  expect((await readDocument(db, zh))?.pair).toBe(en);
  await removeDocument(db, en);
  expect((await readDocument(db, zh))?.pair).toBeNull();
});

test('documents are walked page by page, each once', async () => {
  const { db } = await openKnowledgeStore();
  const ids = await Promise.all(['a', 'b', 'c', 'd', 'e'].map((name) => put(db, { source: `${name}.md` })));
  await removeDocument(db, ids[2] ?? '');
  const walked: string[] = [];
  for (let after = ''; ; after = walked.at(-1) ?? '') {
    const page = await liveDocumentIds(db, after, 2);
    if (page.length === 0) break;
    walked.push(...page);
  }
  expect(walked).toEqual(ids.filter((_, number) => number !== 2).sort());
});

test('changes that are written at the same time are read without a gap', async () => {
  const { db } = await openKnowledgeStore();
  await Promise.all(Array.from({ length: 12 }, (_, number) => put(db, { source: `${number}.md` })));
  const changes = await changesAfter(db, 0, 100);
  expect(changes.map(({ seq }) => seq)).toEqual(Array.from({ length: 12 }, (_, number) => number + 1));
});
