import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../tests/support/app';
import { put } from '../../../tests/support/store-rows';
import { fileOldDocuments } from '../library/file-old-documents';
import { removeDocument } from '../store/documents';
import { seedKnowledgeBases } from '../store/knowledge-bases';

let opened: TestApp;
let pump: string;

beforeAll(async () => {
  opened = await createTestApp();
  const { db } = opened.store;
  await seedKnowledgeBases(db);
  await put(db, { source: 'p.md', title: '离心泵', revised: '2026-03-01', tags: ['启动', '选型'] });
  const next = { title: '离心泵', revised: '2026-10-02', tags: ['启动'], markdown: '# 泵\n\n## 灌泵\n\n先灌。' };
  pump = await put(db, { source: 'p.md', ...next });
  await put(db, {
    source: 'm.md',
    title: '电动机过热 100%',
    description: '温升',
    tags: ['启动'],
    revised: '2026-01-05',
  });
  await put(db, { source: 'en.md', lang: 'en', title: 'Pumps', revised: '2026-05-05' });
  const alarm = { kind: 'alarm', maker: 'ACME' } as const;
  for (const code of ['E9', 'E10'])
    await put(db, { ...alarm, source: code, title: `ACME ${code}`, revised: '2025-01-01' });
  await removeDocument(db, await put(db, { source: 'gone.md', title: '离心泵旧版', maker: 'GONE' }));
});
afterAll(() => opened.close());

async function list(query: string, language = 'zh-CN') {
  const headers = { 'accept-language': language };
  const { data } = (await opened.app.inject({ url: `/api/documents?${query}`, headers })).json();
  return { ...data, titles: data.documents.map(({ title }: { title: string }) => title) };
}
const facet = (page: Awaited<ReturnType<typeof list>>, name: string) =>
  page.facets.find((one: { facet: string }) => one.facet === name)?.values ?? [];

describe('the library', () => {
  test('shows what is there, the newest revision first, and what it can be narrowed by', async () => {
    const page = await list('lang=zh');
    expect(page).toMatchObject({ total: 4, titles: ['离心泵', '电动机过热 100%', 'ACME E9', 'ACME E10'] });
    expect(facet(page, 'shelf')).toEqual([
      { value: 'alarm', text: '报警清单', count: 2 },
      { value: 'guide', text: '手册与指南', count: 2 },
    ]);
    expect(facet(page, 'maker')).toEqual([{ value: 'ACME', text: 'ACME', count: 2 }]);
    // A tag of a single document is not offered.
    expect(facet(page, 'tag')).toEqual([{ value: '启动', text: '启动', count: 2 }]);
    expect(page.documents[0]).toMatchObject({ version: 2, revised: '2026-10-02', shelf: 'guide', equipment: ['泵'] });
  });

  test.each([
    ['shelf=alarm&orderBy=title&lang=zh', ['ACME E9', 'ACME E10']],
    ['orderBy=shelf&lang=zh', ['离心泵', '电动机过热 100%', 'ACME E9', 'ACME E10']],
    ['maker=ACME&pageSize=1&pageNum=2', ['ACME E10']],
    ['equipment=pump', ['离心泵', 'Pumps']],
    ['equipment=pump&lang=en', ['Pumps']],
    ['symptom=hot', ['电动机过热 100%']],
    ['tag=启动&equipment=motor', ['电动机过热 100%']],
    ['keyword=温升', ['电动机过热 100%']],
    ['keyword=100%25', ['电动机过热 100%']],
    ['keyword=e9+acme', ['ACME E9']],
    ['keyword=%25_%25', []],
    ['tag=选型', []],
    ["maker='%20or%201=1", []],
  ])('narrowed by %s', async (query, titles) => {
    expect((await list(query)).titles).toEqual(titles);
  });

  test('counts are of what is on show, names in the language of the reader', async () => {
    const page = await list('equipment=pump&lang=en', 'en-US');
    expect(facet(page, 'equipment')).toEqual([{ value: 'pump', text: 'Pumps', count: 1 }]);
    expect(facet(page, 'maker')).toEqual([]);
  });

  test.each(['shelf=cellar', 'pageSize=0', 'orderBy=luck'])('refuses %s', async (query) => {
    expect((await opened.app.inject({ url: `/api/documents?${query}` })).statusCode).toBe(400);
  });
});

describe('the versions of a document', () => {
  test('say when each came and which sections it changed', async () => {
    const { data } = (await opened.app.inject({ url: `/api/documents/${pump}/versions` })).json();
    expect(data.versions).toMatchObject([
      { version: 2, revised: '2026-10-02', added: ['灌泵'], changed: ['泵'], removed: 0 },
      { version: 1, revised: '2026-03-01', added: [], changed: [], removed: 0 },
    ]);
  });

  test('of a document that is not there are not there', async () => {
    expect((await opened.app.inject({ url: '/api/documents/nobody/versions' })).statusCode).toBe(404);
  });
});

test('a document from before the library is filed by what is stored of it, once', async () => {
  const { db } = opened.store;
  const id = await put(db, { source: 'old.md', lang: 'en', title: 'Gearboxes', tags: ['a'] });
  await db.deleteFrom('document_facet').where('doc_id', '=', id).execute();
  await db.updateTable('document').set({ catalogue_hash: null }).where('id', '=', id).execute();
  expect([await fileOldDocuments(db), await fileOldDocuments(db)]).toEqual([1, 0]);
  expect((await list('equipment=gearbox')).titles).toEqual(['Gearboxes']);
});

describe('related documents', () => {
  test('share subjects or tags, closest first, in the language of the document', async () => {
    const { db } = opened.store;
    const guide = { source: 'near.md', title: 'Centrifugal pump, cavitation', lang: 'en' as const, tags: ['npsh'] };
    const near = await put(db, guide);
    const same = await put(db, { ...guide, source: 'same.md', title: 'NPSH of a pump' });
    const { data } = (await opened.app.inject({ url: `/api/documents/${near}/related` })).json();
    expect(data.documents.map(({ id }: { id: string }) => id)[0]).toBe(same);
    expect(data.documents.map(({ title }: { title: string }) => title)).toEqual(['NPSH of a pump', 'Pumps']);
    expect(data.documents.every(({ lang }: { lang: string }) => lang === 'en')).toBe(true);
  });

  test('there are none of a document that is not there', async () => {
    expect((await opened.app.inject({ url: '/api/documents/nothing/related' })).statusCode).toBe(404);
  });
});
