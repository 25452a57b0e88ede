import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import pino from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { embed, startFakeEmbeddingServer, textsSeen } from '../../../tests/support/fake-embedding-server';
import { type FakeModelServer, fail, ignore } from '../../../tests/support/fake-model-server';
import { createTestStore, type TestStore } from '../../../tests/support/store';
import { aPassage } from '../../../tests/support/store-rows';
import { makeFolder, type TemporaryFolder } from '../../../tests/support/temporary-folder';
import type { SourceDocument } from '../ingest/types';
import { openSearch } from '../search/open-search';
import type { SearchEngine, SearchLang } from '../search/types';
import { documentId, putDocument, removeDocument } from '../store/documents';
import { seedKnowledgeBases } from '../store/knowledge-bases';

/** Ten documents of one sentence each. */
const TEXTS: [name: string, text: string][] = [
  ['bearing-en', 'A bearing that gets too hot lacks grease or has too much of it.'],
  ['vessel-en', 'A pressure vessel is opened by two persons.'],
  ['robot-en', 'The robot keeps its position while the battery lasts.'],
  ['weld-en', 'Welding sparks fly eleven metres.'],
  ['office-en', 'Visitors sign the book at the gate.'],
  ['canteen-en', 'Lunch is served from eleven to one.'],
  ['parking-en', 'Lorries stand on the left side of the yard.'],
  ['paint-en', 'Doors are painted green every spring.'],
  ['roof-en', 'Nobody walks on the roof in winter.'],
  ['error-en', 'The cause of the error was a loose plug.'],
];

let store: TestStore;
let server: FakeModelServer;
let folder: TemporaryFolder;
let search: SearchEngine;
let lines: { level: number; msg: string }[] = [];
const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(JSON.parse(line)) });

const open = (own = {}) =>
  openSearch({
    ...{ store, folder: folder.path, log },
    embed: { baseUrl: server.baseUrl, model: 'fake', apiKey: 'sesame', withinMs: 2_000, ...own },
  });

function put(name: string, text: string, { kbId = 3, lang = 'en' as SearchLang } = {}) {
  const document: SourceDocument = { source: name, lang, title: '', description: '', kind: 'text', markdown: text };
  return putDocument(store.db, { kbId, document, contentHash: text, passages: [aPassage(text)], headings: [] });
}

/** Documents of one test, removed after it. */
const extra: string[] = [];
function putExtra(name: string, text: string) {
  extra.push(name);
  return put(name, text);
}

const ready = () => expect.poll(() => search.status().vectors?.state).toBe('ready');
const ask = async (q: string, more = {}) =>
  (await search.search({ q, scope: [3], limit: 5, offset: 0, ...more })).hits.map(({ text }) => text);

beforeAll(async () => {
  store = await createTestStore();
  await seedKnowledgeBases(store.db);
  for (const [name, text] of TEXTS) await put(name, text);
  server = await startFakeEmbeddingServer();
});
afterAll(async () => {
  await server.close();
  await store.close();
});
beforeEach(async () => {
  lines = [];
  await store.pool.query('delete from embedding_model');
  server.plan(embed());
  folder = await makeFolder('vectors');
  search = await open();
});
afterEach(async () => {
  for (const name of extra.splice(0)) await removeDocument(store.db, documentId(3, name, 'en'));
  await search.close();
  await folder.remove();
});

describe('search by meaning', () => {
  it('finds what says it in other words, or in another language, and marks nothing there', async () => {
    await ready();
    expect((await ask('source of the mistake'))[0]).toContain('loose plug');
    const { hits } = await search.search({ q: '轴承发烫', scope: [3], limit: 5, offset: 0 });
    expect(hits[0]).toMatchObject({ lang: 'en', highlights: [] });
    expect(hits[0]?.text).toContain('bearing');
    expect(await ask('轴承发烫', { lang: 'zh' })).toEqual([]);
    expect(await ask('轴承发烫', { byWords: true })).toEqual([]);
    expect(lines.map(({ msg }) => msg)).toEqual(['passages are found by meaning too']);
  });

  it('tells how many passages have a vector', async () => {
    await ready();
    expect(search.status().vectors).toEqual({ model: 'fake', embedded: 10, waiting: 0, state: 'ready' });
  });

  it('finds a new document by words at once, and by meaning as soon as the server answers', async () => {
    await ready();
    server.plan(ignore, embed());
    await putExtra('new', 'The shaking of a fan is measured at its foot.');
    await search.catchUp();
    expect((await ask('measured at its foot', { byWords: true }))[0]).toContain('fan');
    await expect.poll(() => search.status().vectors).toMatchObject({ embedded: 10, waiting: 1, state: 'filling' });
    await expect.poll(() => server.requests.length).toBe(1);
    await search.close();
    search = await open();
    await ready();
    expect((await ask('振动'))[0]).toContain('fan');
    await removeDocument(store.db, documentId(3, 'new', 'en'));
    await search.catchUp();
    await expect.poll(() => search.status().vectors?.embedded).toBe(10);
    expect(await ask('振动')).not.toContain('fan');
  });

  it('pays once for a text: not again for a new version, a new index, a lost folder or another node', async () => {
    await ready();
    server.plan(embed());
    await put('office-en', 'Visitors sign the book at the gate.');
    await search.catchUp();
    await store.pool.query("select pg_notify('reindex', 'all')");
    await ready();
    await search.close();
    await folder.remove();
    folder = await makeFolder('vectors');
    search = await open();
    await ready();
    expect(search.status().vectors?.embedded).toBe(10);
    expect((await ask('source of the mistake'))[0]).toContain('loose plug');
    expect(textsSeen(server).filter((text) => text !== 'source of the mistake')).toEqual([]);
  });

  it('lets one of two nodes ask, and the other find it made', async () => {
    const elsewhere = await makeFolder('vectors-elsewhere');
    const other = await openSearch({
      ...{ store, folder: elsewhere.path, log },
      embed: { baseUrl: server.baseUrl, model: 'fake', withinMs: 2_000 },
    });
    await ready();
    await expect.poll(() => other.status().vectors).toMatchObject({ embedded: 10, state: 'ready' });
    await other.close();
    await elsewhere.remove();
    const sent = textsSeen(server).filter((text) => text !== 'Millwright');
    expect(sent.sort()).toEqual(TEXTS.map(([, text]) => text).sort());
  });

  it('makes its table again when the files are gone while it runs, and words go on', async () => {
    await ready();
    server.plan(embed());
    const [name = ''] = (await readdir(folder.path)).filter((one) => one.startsWith('vectors-'));
    await rm(path.join(folder.path, name), { recursive: true });
    expect((await ask('Who walks on the roof?'))[0]).toContain('roof');
    await store.pool.query("select pg_notify('reindex', 'all')");
    await expect.poll(async () => (await ask('source of the mistake'))[0] ?? '').toContain('loose plug');
    expect(textsSeen(server).filter((text) => TEXTS.some(([, known]) => known === text))).toEqual([]);
  });

  it('makes the vectors of another model anew, and those of the first are still there', async () => {
    await ready();
    server.plan(embed());
    await search.close();
    search = await open({ model: 'other' });
    await ready();
    expect(textsSeen(server)).toHaveLength(11);
    await search.close();
    search = await open();
    await ready();
    expect(textsSeen(server)).toHaveLength(11);
    expect((await readdir(folder.path)).filter((name) => name.startsWith('vectors-'))).toHaveLength(1);
  });

  it('notices that the model of that name is another one by the length of its vectors', async () => {
    await ready();
    server.plan(embed(20));
    expect(await ask('gate', { byWords: false })).not.toEqual([]);
    await expect.poll(() => JSON.stringify(lines)).toContain('another length');
    await expect.poll(async () => (await ask('source of the mistake'))[0] ?? '').toContain('loose plug');
  });

  it('goes on by words while the server is down, says so once and not the key, and catches up by itself', async () => {
    await search.close();
    await store.pool.query('delete from embedding_model');
    lines = [];
    server.plan(fail(401, {}, '{"error":"the key sesame is wrong"}'), fail(500), embed());
    await folder.remove();
    folder = await makeFolder('vectors');
    search = await open();
    await expect.poll(() => search.status().vectors?.state).toBe('failing');
    expect((await ask('Who walks on the roof?'))[0]).toContain('roof');
    await ready();
    const warnings = lines.filter(({ level }) => level >= 40);
    expect(warnings).toHaveLength(1);
    expect(JSON.stringify(warnings)).toContain('***');
    expect(JSON.stringify(lines)).not.toContain('sesame');
    expect((await ask('source of the mistake'))[0]).toContain('loose plug');
  });

  it('goes on after a stop in the middle where it was', async () => {
    await ready();
    await search.close();
    for (let n = 0; n < 40; n++) await putExtra(`many${n}`, `Shelf ${n} holds paper.`);
    server.plan(embed(), ignore);
    search = await open();
    await search.catchUp();
    await expect.poll(() => server.requests.length).toBe(2);
    await search.close();
    const paid = server.requests[0]?.body.input ?? [];
    server.plan(embed());
    search = await open();
    await ready();
    await expect.poll(() => search.status().vectors?.embedded).toBe(50);
    expect(paid.length).toBeGreaterThan(0);
    expect(textsSeen(server).filter((text) => paid.includes(text))).toEqual([]);
    expect(textsSeen(server)).toHaveLength(40 - paid.length);
  });
});
