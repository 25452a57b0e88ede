import { readdirSync } from 'node:fs';
import path from 'node:path';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestStore, type TestStore } from '../../../tests/support/store';
import { aPassage } from '../../../tests/support/store-rows';
import { makeFolder, type TemporaryFolder } from '../../../tests/support/temporary-folder';
import { ingest } from '../ingest/ingest';
import { openSearch } from '../search/open-search';
import type { SearchEngine } from '../search/types';
import { documentId, putDocument, removeDocument } from '../store/documents';
import { seedKnowledgeBases } from '../store/knowledge-bases';
import { readLearned } from '../store/nearness';
import { learnNearness } from './learn-nearness';

const HANDBOOK = path.resolve(import.meta.dirname, '../../../fixtures/seed/handbook');
const articles = readdirSync(path.join(HANDBOOK, 'en')).length;
const log = pino({ level: 'silent' });
let store: TestStore;
let folder: TemporaryFolder;
let search: SearchEngine;
beforeAll(async () => {
  store = await createTestStore();
  folder = await makeFolder('nearness');
  await seedKnowledgeBases(store.db);
  search = await openSearch({ store, folder: folder.path, log });
}, 60_000);
afterAll(async () => {
  await search.close();
  await store.close();
  await folder.remove();
});

const state = () => search.status().nearness?.state;
const titles = async (q: string, more = {}) =>
  (await search.search({ q, scope: [3], limit: 5, offset: 0, ...more })).hits.map(({ title, byMeaning }) =>
    byMeaning ? `~${title}` : title,
  );

describe('nearness across languages', () => {
  it('is not used where too little stands in both languages, and says so', async () => {
    expect(state()).toBe('not-learned');
    await learnNearness(store.db);
    await expect.poll(state, { timeout: 20_000 }).toBe('few-pairs');
  }, 60_000);

  it('is learned from the handbook, which has both, and finds what no word does', async () => {
    await ingest({ db: store.db, paths: [HANDBOOK], kbId: 3 });
    await search.catchUp();
    const near = async () =>
      (await titles('How much grease for a bearing?', { lang: 'zh' })).filter((title) => title.startsWith('~'));
    expect(await near()).toEqual([]);
    await store.pool.query(`update nearness set learned_at = now() - interval '1 day'`);
    await learnNearness(store.db);
    await expect.poll(state, { timeout: 20_000 }).toBe('across-languages');
    const { pairs = 0, questions = 0, byWords = 0, byBoth = 0, passages = 0 } = search.status().nearness ?? {};
    expect([pairs, passages > 400, byWords < byBoth, byBoth <= questions]).toEqual([articles, true, true, true]);
    expect(await near()).not.toEqual([]);
  }, 60_000);

  it('leaves alone what words find in the language of the question', async () => {
    const words = await titles('How often is a bearing greased?', { byWords: true });
    expect(await titles('How often is a bearing greased?')).toEqual(words);
  });

  it('is not learned again until much has changed', async () => {
    const before = await readLearned(store.db);
    await store.pool.query(`update nearness set learned_at = now() - interval '1 day'`);
    await learnNearness(store.db);
    expect((await readLearned(store.db))?.seq).toBe(before?.seq);
  });

  it('follows documents that come and go', async () => {
    const passages = () => search.status().nearness?.passages ?? 0;
    const before = passages();
    const markdown = '轴承润滑脂补充周期。';
    const document = { source: 'new', lang: 'zh', title: '', description: '', kind: 'text', markdown } as const;
    await putDocument(store.db, { kbId: 3, document, contentHash: 'n', passages: [aPassage(markdown)], headings: [] });
    await search.catchUp();
    await expect.poll(passages, { timeout: 20_000 }).toBe(before + 1);
    await removeDocument(store.db, documentId(3, 'new', 'zh'));
    await search.catchUp();
    await expect.poll(passages, { timeout: 20_000 }).toBe(before);
  }, 60_000);
});
