import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pino from 'pino';
import { startEmbedded } from '../../../server/base/database/embedded/start-embedded';
import { openMigrated } from '../../../server/base/database/open-migrated';
import { ingest } from '../../../server/knowledge/ingest/ingest';
import { openSearch } from '../../../server/knowledge/search/open-search';
import type { SearchEngine } from '../../../server/knowledge/search/types';
import { seedKnowledgeBases } from '../../../server/knowledge/store/knowledge-bases';

/** Runs `work` with a search over these files, each in its knowledge base, in a temporary database. */
export async function withIngested(
  files: readonly { file: string; kbId: number }[],
  work: (search: SearchEngine) => Promise<void>,
): Promise<void> {
  const scratch = await mkdtemp(path.join(tmpdir(), 'bench-ingested-'));
  const cluster = await startEmbedded({ data: path.join(scratch, 'data') });
  const store = await openMigrated(cluster.url);
  try {
    await seedKnowledgeBases(store.db);
    for (const { file, kbId } of files) await ingest({ db: store.db, paths: [file], kbId });
    const search = await openSearch({ store, folder: path.join(scratch, 'index'), log: pino({ level: 'warn' }) });
    await search.catchUp();
    await work(search);
    await search.close();
  } finally {
    await store.close();
    await cluster.stop();
    await rm(scratch, { recursive: true, force: true });
  }
}
