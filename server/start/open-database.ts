import type { Store } from '../base/database/db';
import type { DataLock } from '../base/database/embedded/data-lock';
import { startEmbedded } from '../base/database/embedded/start-embedded';
import { explainStoreFault } from '../base/database/explain-store-fault';
import { openMigrated } from '../base/database/open-migrated';
import type { Config } from '../config';

interface Database {
  store: Store;
  url: string;
  /** Resolves when the embedded PostgreSQL ends without having been asked to. */
  lost: Promise<void>;
  close(): Promise<void>;
}

/** The PostgreSQL of DATABASE_URL, or the embedded one of the data folder; migrated either way. */
export async function openDatabase(config: Config, lock: DataLock, say: (line: string) => void): Promise<Database> {
  const { databaseUrl } = config;
  if (databaseUrl) {
    return open(databaseUrl, new Promise(() => {}), async () => {}).catch((error) => {
      throw explainStoreFault(error, databaseUrl);
    });
  }
  const cluster = await startEmbedded({ data: config.data, say });
  lock.update({ databaseUrl: cluster.url });
  let asked = false;
  const lost = new Promise<void>((done) => {
    void cluster.exited.then(() => {
      if (!asked) done();
    });
  });
  const stop = async () => {
    asked = true;
    await cluster.stop();
  };
  try {
    return await open(cluster.url, lost, stop);
  } catch (error) {
    await stop();
    throw error;
  }
}

async function open(url: string, lost: Promise<void>, stop: () => Promise<void>): Promise<Database> {
  const store = await openMigrated(url);
  const close = async () => {
    await store.close();
    await stop();
  };
  return { store, url, lost, close };
}
