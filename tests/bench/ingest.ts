import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pino from 'pino';
import { openStore } from '../../server/base/database/db';
import { startEmbedded } from '../../server/base/database/embedded/start-embedded';
import { migrate } from '../../server/base/database/migrate';
import { ingest } from '../../server/knowledge/ingest/ingest';
import { openSearch } from '../../server/knowledge/search/open-search';
import { seedKnowledgeBases } from '../../server/knowledge/store/knowledge-bases';
import { report } from './support/report';

const HANDBOOK = path.resolve(import.meta.dirname, '../../fixtures/seed/handbook');
const WANTED = 10_000;

/** Copies of the handbook, each with different numbers, so that no two documents are equal. */
async function grow(folder: string): Promise<void> {
  const names = (await readdir(path.join(HANDBOOK, 'zh'))).filter((name) => name.endsWith('.md'));
  for (let copy = 1; copy <= 40; copy += 1) {
    for (const lang of ['zh', 'en']) {
      await mkdir(path.join(folder, String(copy), lang), { recursive: true });
      for (const name of names) {
        const text = await readFile(path.join(HANDBOOK, lang, name), 'utf8');
        const varied = text.replace(/\d+/g, (digits) => String(Number(digits) + copy));
        await writeFile(path.join(folder, String(copy), lang, name), varied);
      }
    }
  }
}

const scratch = await mkdtemp(path.join(tmpdir(), 'bench-ingest-'));
await grow(path.join(scratch, 'manuals'));
const cluster = await startEmbedded({ data: path.join(scratch, 'data') });
const store = await openStore(cluster.url);
try {
  await migrate(store.pool);
  await seedKnowledgeBases(store.db);
  const stop = new AbortController();
  const started = performance.now();
  const first = await ingest({
    db: store.db,
    paths: [path.join(scratch, 'manuals')],
    kbId: 3,
    signal: stop.signal,
    onProgress: ({ report: { passages } }) => passages >= WANTED && stop.abort(),
  });
  const stored = (performance.now() - started) / 1000;
  const search = await openSearch({ store, folder: path.join(scratch, 'index'), log: pino({ level: 'warn' }) });
  await search.catchUp();
  const searchable = (performance.now() - started) / 1000;
  const again = performance.now();
  const second = await ingest({ db: store.db, paths: [path.join(scratch, 'manuals/1')], kbId: 3 });
  report('Ingest: 10,000 passages of Markdown into PostgreSQL and the search index', [
    { figure: 'passages', value: first.passages, min: WANTED },
    { figure: 'left out', value: first.failures.length, max: 0 },
    { figure: 'stored', value: stored, unit: 's' },
    { figure: 'searchable', value: searchable, unit: 's', max: 60 },
    { figure: 'rate until searchable', value: first.passages / searchable, unit: '/s' },
    { figure: '60 files again, other folder name', value: (performance.now() - again) / 1000, unit: 's' },
    { figure: 'passages in the index', value: search.status().passages, min: first.passages },
    { figure: 'failures of the second run', value: second.failures.length, max: 0 },
  ]);
  await search.close();
} finally {
  await store.close();
  await cluster.stop();
  await rm(scratch, { recursive: true, force: true });
}
