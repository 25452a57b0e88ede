import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pino from 'pino';
import { ingest } from '../../../server/search/ingest/ingest';
import { openSearch } from '../../../server/search/open-search';
import type { SearchEngine } from '../../../server/search/types';
import { startEmbedded } from '../../../server/store/embedded/start-embedded';
import { seedKnowledgeBases } from '../../../server/store/knowledge-bases';
import { openMigrated } from '../../../server/store/open-migrated';

/** A search over files, each in its knowledge base, in a database of its own that is gone afterwards. */
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
