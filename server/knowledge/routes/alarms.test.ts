import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pino from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { openTestApp } from '../../../tests/support/app';
import { openTestStore } from '../../../tests/support/store';
import { ingest } from '../ingest/ingest';
import { openSearch } from '../search/open-search';
import { seedKnowledgeBases } from '../store/knowledge-bases';

const LIST = ['31', '32'].map((code) => ({
  ...{ id: `a-${code}`, vendor: 'Acme', component: 'drive', code, code_hex: `0x${Number(code).toString(16)}` },
  en: { description: `Meaning ${code}`, cause: 'Dust', solution: 'Clean it' },
  zh: { description: `含义 ${code}`, cause: '灰尘', solution: '清洁' },
}));

test('alarms come from the lists that may be read here, in the reader’s language', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'alarms-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = path.join(folder, 'alarms.jsonl');
  await writeFile(file, LIST.map((one) => JSON.stringify(one)).join('\n'));
  const store = await openTestStore();
  onTestFinished(() => store.close());
  await seedKnowledgeBases(store.db);
  await ingest({ db: store.db, paths: [file], kbId: 3 });
  const search = await openSearch({ store, folder: path.join(folder, 'index'), log: pino({ level: 'silent' }) });
  onTestFinished(() => search.close());
  await search.catchUp();
  const { app } = await openTestApp({ store, parts: { search } });
  const get = async (url: string) => {
    const answer = await app.inject({ url, headers: { 'accept-language': 'zh-CN' } });
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json().data;
  };
  expect(await get('/api/search/alarm-machines')).toEqual([{ machine: 'Acme drive', alarms: 2 }]);
  const found = await get('/api/search/alarm?alarm=0x1f');
  expect(found).toMatchObject({ state: 'exact', searched: { alarms: 2, machines: 1 } });
  expect(found.entries).toMatchObject([{ code: '31', meaning: '含义 31', lang: 'zh', machine: 'Acme drive' }]);
  expect(found.entries[0].fields[0]).toEqual({ name: '原因', value: '灰尘' });
  expect(await get('/api/search/alarm?alarm=33&lang=en')).toMatchObject({
    state: 'unknown',
    near: [{ code: '32' }, { code: '31' }],
  });
  expect(await get('/api/search/alarm?alarm=含义')).toMatchObject({
    state: 'words',
    entries: [{ lang: 'zh' }, { lang: 'zh' }],
  });
});
