import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestStore, type TestStore } from '../../../tests/support/store';
import { documentId } from '../store/documents';
import { seedKnowledgeBases } from '../store/knowledge-bases';
import { ingest } from './ingest';

let store: TestStore;
let folder: string;
beforeAll(async () => {
  store = await createTestStore();
  await seedKnowledgeBases(store.db);
});
afterAll(() => store.close());
beforeEach(async () => {
  folder = path.join(await mkdtemp(path.join(tmpdir(), 'ingest-')), 'manuals');
  await mkdir(path.join(folder, 'zh'), { recursive: true });
  await mkdir(path.join(folder, 'en'));
  return () => rm(path.dirname(folder), { recursive: true });
});

const write = (name: string, text: string) => writeFile(path.join(folder, name), text);
const run = (more: Partial<Parameters<typeof ingest>[0]> = {}) =>
  ingest({ db: store.db, paths: [folder], kbId: 3, prune: 'all', ...more });
const changes = () =>
  store.db
    .selectFrom('change_log')
    .selectAll()
    .orderBy('seq')
    .execute()
    .then((rows) => rows.map((r) => [r.doc_id, r.kind]));

describe('ingest', () => {
  it('files a document anew when only its tags or its date changed, and makes no version of it', async () => {
    const head = (day: string) => `---\ntitle: 泵\ntags: [选型]\nupdated: ${day}\n---\n\n# 泵\n\n汽蚀。`;
    await write('zh/card.md', head('2026-10-01'));
    await run();
    await write('zh/card.md', head('2026-11-01'));
    expect(await run()).toMatchObject({ added: 0, updated: 0 });
    const read = () =>
      store.db
        .selectFrom('document')
        .select(['version', 'revised'])
        .where('id', '=', documentId(3, 'manuals/zh/card.md', 'zh'))
        .executeTakeFirst();
    expect(await read()).toEqual({ version: 1, revised: '2026-11-01' });
  });

  it('adds, leaves alone, updates and removes, with a change-log row each time something changed', async () => {
    await write('zh/pump.md', '# 泵\n\n汽蚀。');
    await write('en/pump.md', '# Pump\n\nCavitation.');
    await write('bad.md', '');
    const first = await run();
    expect(first).toMatchObject({ files: 3, added: 2, unchanged: 0, passages: 2 });
    expect(first.failures).toEqual([
      {
        source: 'manuals/bad.md',
        reason: { 'en-US': 'the file is empty; export it again', 'zh-CN': '文件为空；请重新导出' },
      },
    ]);
    await rm(path.join(folder, 'bad.md'));

    const before = (await changes()).length;
    expect(await run()).toMatchObject({ added: 0, updated: 0, unchanged: 2, failures: [] });
    expect(await changes()).toHaveLength(before);

    await write('en/pump.md', '# Pump\n\nCavitation and wear.');
    await rm(path.join(folder, 'zh/pump.md'));
    expect(await run()).toMatchObject({ updated: 1, removed: 1 });
    const en = documentId(3, 'manuals/en/pump.md', 'en');
    const zh = documentId(3, 'manuals/zh/pump.md', 'zh');
    expect((await changes()).slice(-2)).toEqual([
      [en, 'upsert'],
      [zh, 'delete'],
    ]);

    const row = await store.db.selectFrom('document').selectAll().where('id', '=', en).executeTakeFirstOrThrow();
    expect(row).toMatchObject({ version: 2, lang: 'en', title: 'Pump', pair: zh, deleted_at: null });
    const passages = await store.db.selectFrom('passage').selectAll().where('doc_id', '=', en).execute();
    expect(passages.map((p) => [p.id, p.version, p.headings, p.text])).toEqual([
      [`${en}#1@2`, 2, ['Pump'], 'Cavitation and wear.'],
    ]);
    const versions = await store.db.selectFrom('document_version').select('version').where('doc_id', '=', en).execute();
    expect(versions).toHaveLength(2);
  });

  it('a document that comes back is the same document', async () => {
    await write('en/a.md', 'One.');
    await run();
    await rm(path.join(folder, 'en/a.md'));
    await run();
    await write('en/a.md', 'One.');
    expect(await run()).toMatchObject({ added: 0, updated: 1 });
    const id = documentId(3, 'manuals/en/a.md', 'en');
    const row = await store.db.selectFrom('document').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    expect(row.deleted_at).toBeNull();
  });

  it('goes on after a stop where it ended', async () => {
    const names = Array.from({ length: 30 }, (_, n) => `en/f${n}.md`);
    for (const name of names) await write(name, `# ${name}\n\nText.`);
    const stop = new AbortController();
    const first = await run({
      signal: stop.signal,
      onProgress: ({ report }) => report.added + report.unchanged >= 8 && stop.abort(),
    });
    expect(first.added).toBeLessThan(30);
    const second = await run();
    expect(second.unchanged).toBe(first.added);
    expect(second.added + second.unchanged).toBe(30);
  });

  it('stops in the middle of one long file, of which nothing is kept, and takes it whole the next time', async () => {
    const section = (n: number) => `# Section ${n}\n\n${'Grease the bearing. '.repeat(20)}`;
    const long = Array.from({ length: 400 }, (_, n) => section(n)).join('\n\n');
    await write('en/long.md', long);
    const stop = new AbortController();
    let turns = 0;
    const turn = () => (++turns < 4 ? setImmediate(turn) : stop.abort());
    setImmediate(turn);
    const first = await run({ signal: stop.signal });
    expect(first).toMatchObject({ added: 0, removed: 0, passages: 0, failures: [] });
    const id = documentId(3, 'manuals/en/long.md', 'en');
    expect(await store.db.selectFrom('document').select('id').where('id', '=', id).execute()).toEqual([]);
    expect(await run()).toMatchObject({ added: 1, failures: [] });
    expect((await store.db.selectFrom('passage').select('id').where('doc_id', '=', id).execute()).length).toBe(400);
  });

  it('makes one version of what two imports load at the same time', async () => {
    for (let n = 0; n < 8; n += 1) await write(`en/both${n}.md`, `# Both ${n}\n\nText.`);
    const [first, second] = await Promise.all([run({ prune: undefined }), run({ prune: undefined })]);
    expect([first.added + second.added, first.updated + second.updated]).toEqual([8, 0]);
    const rows = store.db.selectFrom('document').select('version').where('title', 'like', 'Both %');
    expect((await rows.execute()).map(({ version }) => version)).toEqual(Array(8).fill(1));
  });

  it('stops at once when the store is gone, instead of blaming every file', async () => {
    const gone = await createTestStore();
    await seedKnowledgeBases(gone.db);
    await write('en/c.md', 'Three.');
    await gone.close();
    await expect(run({ db: gone.db })).rejects.toThrow();
  });

  it('counts the fields of records that are in no text', async () => {
    const record = (n: number) => JSON.stringify({ doc: `r${n}`, markdown: 'x', embedding: [1, 2], hash: 'ab' });
    await write('vectors.jsonl', `${record(1)}\n${record(2)}\n`);
    expect(await run()).toMatchObject({ added: 2, leftOut: { embedding: 2, hash: 2 } });
  });

  it('tells two records of one name', async () => {
    const record = JSON.stringify({ doc: 'same', lang: 'en', markdown: 'x' });
    await write('twice.jsonl', `${record}\n${record}\n`);
    const { added, failures } = await run();
    expect([added, failures.map((f) => f.reason['en-US'])]).toEqual([
      1,
      ['another document with this name and language was imported in the same run; give one of them another name'],
    ]);
  });
});
