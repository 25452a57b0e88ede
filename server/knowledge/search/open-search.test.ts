import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestStore, type TestStore } from '../../../tests/support/store';
import { ingest } from '../ingest/ingest';
import { removeDocument } from '../store/documents';
import { seedKnowledgeBases } from '../store/knowledge-bases';
import { openSearch } from './open-search';
import type { SearchEngine } from './types';

const HANDBOOK = path.resolve(import.meta.dirname, '../../../fixtures/seed/handbook');
const log = pino({ level: 'silent' });
let store: TestStore;
let folder: string;
let search: SearchEngine;
beforeAll(async () => {
  store = await createTestStore();
  folder = await mkdtemp(path.join(tmpdir(), 'search-'));
  await seedKnowledgeBases(store.db);
  search = await openSearch({ store, folder, log });
  await ingest({ db: store.db, paths: [HANDBOOK], kbId: 3 });
  await search.catchUp();
}, 60_000);
afterAll(async () => {
  await search.close();
  await store.close();
  await rm(folder, { recursive: true, force: true });
});

const ask = (q: string, more = {}) => search.search({ q, scope: [3], limit: 5, offset: 0, ...more });

describe('openSearch', () => {
  it.each([
    ['What does Modbus exception code 02 mean?', 'Modbus'],
    ['變頻器減速時為什麼報直流母線過電壓？', '变频器'],
    ['Who may remove a lockout lock?', 'Lockout'],
    ['安全阀的整定压力怎么定？', '压力容器'],
  ])('finds the article for %s', async (q, title) => {
    const { hits } = await ask(q);
    expect(hits[0]?.title).toContain(title);
    for (const hit of hits) {
      expect(hit.text.length).toBeGreaterThan(0);
      for (const [from, to] of hit.highlights) expect(hit.text.slice(from, to).trim()).not.toBe('');
    }
  });

  it.each([
    ['轴承温度过高', '轴承发热，先查什么？'],
    ['bearing gets too hot', 'A bearing runs hot: what should be checked first?'],
  ])('suggests for %s the section that answers it', async (q, heading) => {
    const suggested = await search.suggest({ q, scope: [3], limit: 8 });
    expect(suggested.map(({ text }) => text)).toContain(heading);
    expect(await search.suggest({ q, scope: [1], limit: 8 })).toEqual([]);
  });

  it.each(['轴', 'qwzx vbnm', 'be'])('suggests no section for %j', async (q) => {
    const suggested = await search.suggest({ q, scope: [3], limit: 8 });
    expect(suggested.filter(({ text }) => !text.toLowerCase().includes(q))).toEqual([]);
  });

  it('keeps to scope, language and document', async () => {
    expect((await ask('bearing', { scope: [1] })).hits).toEqual([]);
    const zh = await ask('Modbus', { lang: 'zh' });
    expect(new Set(zh.hits.map((hit) => hit.lang))).toEqual(new Set(['zh']));
    const docId = zh.hits[0]?.docId ?? '';
    const inside = await ask('Modbus', { docId });
    expect(new Set(inside.hits.map((hit) => hit.docId))).toEqual(new Set([docId]));
  });

  it('takes out what was removed, and opens again where it was', async () => {
    const { hits } = await ask('Who may remove a lockout lock?');
    await removeDocument(store.db, hits[0]?.docId ?? '');
    await search.catchUp();
    const before = search.status();
    expect((await ask('Who may remove a lockout lock?')).hits[0]?.docId).not.toBe(hits[0]?.docId);
    await search.close();
    search = await openSearch({ store, folder, log });
    expect(search.status()).toEqual(before);
    expect((await ask('Modbus')).hits).not.toEqual([]);
  });

  it('says that building it anew failed, and tries again until it is done', async () => {
    const away = vi.spyOn(store.db, 'selectFrom').mockImplementation(() => {
      throw new Error('away');
    });
    await store.pool.query("select pg_notify('reindex', 'all')");
    await expect.poll(() => search.status().failing).toBe(true);
    expect((await readdir(folder)).filter((name) => name.startsWith('index-'))).toHaveLength(1);
    const [before] = await readdir(folder);
    away.mockRestore();
    await expect.poll(() => search.status().failing, { timeout: 15_000 }).toBe(false);
    const [after] = await readdir(folder);
    expect(after).not.toBe(before);
    expect((await ask('Modbus')).hits).not.toEqual([]);
  });
});
