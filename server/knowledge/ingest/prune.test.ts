import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestStore, type TestStore } from '../../../tests/support/store';
import { seedKnowledgeBases } from '../store/knowledge-bases';
import { ingest } from './ingest';

let store: TestStore;
let scratch: string;
beforeAll(async () => {
  store = await createTestStore();
  await seedKnowledgeBases(store.db);
});
afterAll(() => store.close());
beforeEach(async () => {
  scratch = await mkdtemp(path.join(tmpdir(), 'prune-'));
  await store.db.deleteFrom('document').execute();
  await store.db.deleteFrom('import_source').execute();
  return () => rm(scratch, { recursive: true });
});

const at = (...names: string[]) => path.join(scratch, ...names);
async function write(name: string, text: string): Promise<void> {
  await mkdir(path.dirname(at(name)), { recursive: true });
  await writeFile(at(name), text);
}
const records = (...ids: string[]) =>
  ids.map((doc) => JSON.stringify({ doc, lang: 'en', markdown: `Record ${doc}` })).join('\n');
const run = (name: string, more: Partial<Parameters<typeof ingest>[0]> = {}) =>
  ingest({ db: store.db, paths: [at(name)], kbId: 3, prune: 'some', ...more });
const live = async () => {
  const rows = await store.db.selectFrom('document').select('source').where('deleted_at', 'is', null).execute();
  return rows.map(({ source }) => source).sort();
};
/** Restores the state before sources were recorded. */
const forget = async () => {
  await store.db.updateTable('document').set({ import_source_id: null, file: null, record: null }).execute();
  await store.db.deleteFrom('import_source').execute();
};

test('an unrelated empty folder of the same name takes nothing out', async () => {
  await write('a/export/alarms.jsonl', records('one', 'two'));
  await write('a/export/manual.md', 'Text.');
  await run('a/export');
  await mkdir(at('b/export'), { recursive: true });
  expect(await run('b/export')).toMatchObject({ removed: 0, refused: [] });
  expect(await run('b/export', { prune: 'all' })).toMatchObject({ removed: 0 });
  expect(await live()).toEqual(['export/manual.md', 'one', 'two']);
});

test('what a source no longer brings goes, whatever its records call themselves', async () => {
  await write('export/alarms.jsonl', records('one', 'two', 'three'));
  await write('export/more.jsonl', records('four'));
  await run('export');
  await write('export/alarms.jsonl', records('one', 'three'));
  expect(await run('export')).toMatchObject({ removed: 1, refused: [] });
  await rm(at('export/more.jsonl'));
  expect(await run('export')).toMatchObject({ removed: 1 });
  expect(await live()).toEqual(['one', 'three']);
});

test('a file that cannot be read keeps its own records, and no others', async () => {
  await write('export/good.jsonl', records('one', 'two', 'three'));
  await write('export/bad.jsonl', records('four', 'five'));
  await run('export');
  await write('export/good.jsonl', records('one', 'two'));
  await write('export/bad.jsonl', `${records('four')}\nnot JSON`);
  expect(await run('export')).toMatchObject({ removed: 1, kept: 1 });
  expect(await live()).toEqual(['five', 'four', 'one', 'two']);
});

test.each([
  ['an empty folder', 'empty'],
  ['more than half gone', 'half'],
])('%s is refused and told, until all of it is meant', async (_, reason) => {
  const names = ['a', 'b', 'c', 'd', 'e'].map((name) => `export/${name}.md`);
  for (const name of names) await write(name, 'Text.');
  await run('export');
  const gone = reason === 'empty' ? names : names.slice(0, 3);
  for (const name of gone) await rm(at(name));
  expect(await run('export')).toMatchObject({
    removed: 0,
    refused: [{ place: at('export'), reason, had: 5, documents: gone }],
  });
  expect(await run('export', { prune: 'all' })).toMatchObject({ removed: gone.length, refused: [] });
});

test('half of a source may go, and so may the rest of a folder that is gone, if all of it is meant', async () => {
  for (const name of ['a', 'b']) await write(`export/${name}.md`, 'Text.');
  await run('export');
  await rm(at('export/a.md'));
  expect(await run('export')).toMatchObject({ removed: 1 });
  await rename(at('export'), at('moved'));
  expect(await run('export')).toMatchObject({ removed: 0, refused: [{ reason: 'empty', documents: ['export/b.md'] }] });
  expect(await run('export', { prune: 'all' })).toMatchObject({ removed: 1 });
});

test('documents of before belong to the first import that meets them; the others are told before they go', async () => {
  for (const name of ['a', 'b', 'c']) await write(`export/${name}.md`, 'Text.');
  await write('export/r.jsonl', records('own'));
  await run('export');
  await forget();
  await rm(at('export/c.md'));
  expect(await run('export')).toMatchObject({
    ...{ unchanged: 3, removed: 0 },
    refused: [{ reason: 'former', documents: ['export/c.md'] }],
  });
  const rows = await store.db.selectFrom('document').select(['source', 'file', 'record']).orderBy('source').execute();
  expect(rows).toContainEqual({ source: 'own', file: 'export/r.jsonl', record: 'own' });
  await rm(at('export/a.md'));
  expect(await run('export')).toMatchObject({ removed: 1, refused: [{ documents: ['export/c.md'] }] });
  expect(await run('export', { prune: 'all' })).toMatchObject({ removed: 1, refused: [] });
  expect(await live()).toEqual(['export/b.md', 'own']);
});

test('a source that is called by a name is the same wherever it lies', async () => {
  for (const name of ['a', 'b', 'c']) await write(`monday/${name}.md`, 'Text.');
  await run('monday', { as: 'manuals' });
  for (const name of ['a', 'b']) await write(`tuesday/${name}.md`, 'Text.');
  expect(await run('tuesday', { as: 'manuals' })).toMatchObject({ unchanged: 2, removed: 1 });
  expect(await live()).toEqual(['manuals/a.md', 'manuals/b.md']);
  await write('r-0423.jsonl', JSON.stringify({ text: 'x' }));
  await run('r-0423.jsonl', { as: 'daily' });
  expect(await live()).toContain('daily.jsonl#1');
});

test('a document belongs to who brought it last', async () => {
  await write('a/export/x.md', 'Text.');
  await write('b/export/x.md', 'Text.');
  await run('a/export');
  await run('b/export');
  await rm(at('a/export/x.md'));
  expect(await run('a/export', { prune: 'all' })).toMatchObject({ removed: 0 });
  expect(await live()).toEqual(['export/x.md']);
});
