import { readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pino from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestStore, type TestStore } from '../../../tests/support/store';
import { makeFolder, type TemporaryFolder } from '../../../tests/support/temporary-folder';
import { documentId, putDocument, removeDocument } from '../store/documents';
import { seedKnowledgeBases } from '../store/knowledge-bases';
import { type Follower, followChanges } from './follow-changes';
import { readState, writeState } from './index-state';
import * as mergeTiers from './merge-tiers';

const log = pino({ level: 'silent' });
let store: TestStore;
let folder: TemporaryFolder;
let follower: Follower;
beforeAll(async () => {
  store = await createTestStore();
  await seedKnowledgeBases(store.db);
});
afterAll(() => store.close());
beforeEach(async () => {
  folder = await makeFolder('follow');
  follower = await open();
});
afterEach(async () => {
  await follower.close();
  await folder.remove();
});

const open = () => followChanges({ store, folder: folder.path, log });
const idOf = (name: string) => documentId(3, name, 'en');

const put = (name: string, text: string) => putMany(name, [text]);

function putMany(name: string, texts: string[]) {
  const markdown = texts.join('\n');
  const span = (at: number): [number, number] => [at * (texts[0]?.length ?? 0), markdown.length];
  const passages = texts.map((text, at) => ({ headings: [], page: null, span: span(at), text, codes: [] }));
  const document = { source: name, lang: 'en', title: name, description: '', kind: 'text', markdown } as const;
  return putDocument(store.db, { kbId: 3, document, contentHash: markdown, passages, headings: [] });
}

async function holders(term: string): Promise<string[]> {
  const found = await follower.index().match('terms', [term], { scope: [3] }, 50);
  return found.map(({ title }) => title).sort();
}

describe('followChanges', () => {
  it('applies what was written, changed and removed', async () => {
    await put('a', 'alpha first');
    await put('b', 'alpha second');
    await follower.catchUp();
    expect(await holders('alpha')).toEqual(['a', 'b']);
    await put('a', 'beta');
    await removeDocument(store.db, idOf('b'));
    await follower.catchUp();
    expect(await holders('alpha')).toEqual([]);
    expect(await holders('beta')).toEqual(['a']);
    const { applied, latest } = follower.status();
    expect(applied).toBe(latest);
  });

  it('comes late: what was written while it was away is there after it opened and caught up', async () => {
    await put('late1', 'gamma');
    await follower.catchUp();
    await follower.close();
    await put('late2', 'gamma');
    await put('late1', 'delta');
    follower = await open();
    await follower.catchUp();
    expect(await holders('gamma')).toEqual(['late2']);
    expect(await holders('delta')).toEqual(['late1']);
  });

  it('applies changes twice without harm, as after a kill between index and state', async () => {
    await put('twice', 'epsilon');
    await follower.catchUp();
    const before = await follower.index().count();
    const state = await readState(folder.path);
    await follower.close();
    await writeState(folder.path, { ...(state ?? fail()), applied: 0 });
    follower = await open();
    await follower.catchUp();
    expect(await follower.index().count()).toBe(before);
    expect(await holders('epsilon')).toEqual(['twice']);
    expect(follower.index().vocabulary.frequency('epsilon')).toBe(1);
  });

  it('takes one turn after another when woken by everybody at once', async () => {
    for (let n = 0; n < 8; n += 1) await put(`many${n}`, 'zeta');
    await Promise.all([follower.catchUp(), follower.catchUp(), follower.rebuild(), follower.catchUp()]);
    expect(await holders('zeta')).toHaveLength(8);
  });

  it('builds anew when its files are damaged or gone, at opening and while it runs', async () => {
    await put('robust', 'etaword');
    await follower.catchUp();
    const place = path.join(folder.path, (await readState(folder.path))?.folder ?? '');
    await follower.close();
    await rm(place, { recursive: true });
    follower = await open();
    await follower.catchUp();
    expect(await holders('etaword')).toEqual(['robust']);
    await follower.close();
    await writeFile(path.join(folder.path, 'state.json'), '{"half":');
    follower = await open();
    expect(await holders('etaword')).toEqual(['robust']);
  });

  it('merges when much has changed and nobody asks, and goes on with the old tables where that fails', async () => {
    const passages = Array.from({ length: 800 }, () => 'lambdaword hums').join('\n');
    await putMany('large', passages.split('\n'));
    await follower.catchUp();
    const index = follower.index();
    expect(index.full).toBe(true);
    const build = vi.spyOn(mergeTiers, 'buildNext').mockRejectedValueOnce(new Error('panicked'));
    follower.mergeWhenDue();
    await expect.poll(() => build.mock.settledResults.length).toBe(1);
    expect(await holders('lambdaword')).not.toEqual([]);
    await follower.close();
    follower = await open();
    follower.mergeWhenDue();
    await expect.poll(() => follower.index().full, { timeout: 10_000 }).toBe(false);
    expect(await follower.index().count()).toBeGreaterThanOrEqual(800);
    expect(follower.index().vocabulary.frequency('lambdaword')).toBe(800);
  });

  it('does not follow on with an index of another database', async () => {
    await follower.catchUp();
    const state = await readState(folder.path);
    await follower.close();
    await writeState(folder.path, { ...(state ?? fail()), database: 'another/1', applied: 10 ** 9 });
    await put('ours', 'theta');
    follower = await open();
    await follower.catchUp();
    expect(await holders('theta')).toEqual(['ours']);
  });

  it('closes an index that it replaced only after the searches that read it', async () => {
    await put('read', 'kappa');
    await follower.catchUp();
    let replaced = () => {};
    const isReplaced = new Promise<void>((resolve) => (replaced = resolve));
    const searched = follower.read(async (index) => {
      await isReplaced;
      return index.match('terms', ['kappa'], { scope: [3] }, 5);
    });
    follower.onChange(() => replaced());
    await follower.rebuild();
    expect((await searched).map(({ title }) => title)).toEqual(['read']);
  });

  it('rebuilds beside the old index, and leaves one folder behind', async () => {
    await put('again', 'iota');
    await follower.catchUp();
    const old = (await readState(folder.path))?.folder;
    let told = 0;
    follower.onChange(() => (told += 1));
    await follower.rebuild();
    expect(await holders('iota')).toEqual(['again']);
    expect(told).toBe(1);
    const folders = (await readdir(folder.path)).filter((name) => name.startsWith('index-'));
    expect(folders).toHaveLength(1);
    expect(folders[0]).not.toBe(old);
  });
});

function fail(): never {
  throw new Error('There is no state');
}
