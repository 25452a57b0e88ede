import type { Store } from './db';
import { acquireDataLock, liveHolder } from './embedded/data-lock';
import { startEmbedded } from './embedded/start-embedded';
import { explainStoreFault } from './explain-store-fault';
import { openBeside, openMigrated, openReadOnly } from './open-migrated';

interface Place {
  databaseUrl?: string;
  data: string;
}

export interface CommandStore {
  store: Store;
  close(): Promise<void>;
}

/**
 * The store for a command beside the server: DATABASE_URL where it is set, else the database of the server that runs
 * on the data folder, else the embedded one, started for as long as the command runs. Who only reads gets a store that changes nothing,
 * not even by migrations: it may be the one of the version before.
 */
export async function openCommandStore(
  { databaseUrl, data }: Place,
  role: string,
  { readOnly = false } = {},
): Promise<CommandStore> {
  const url = databaseUrl ?? liveHolder(data)?.databaseUrl;
  if (url) {
    try {
      const open = databaseUrl ? openMigrated : openBeside;
      const store = await (readOnly ? openReadOnly : open)(url);
      return { store, close: () => store.close() };
    } catch (error) {
      throw databaseUrl ? explainStoreFault(error, databaseUrl) : error;
    }
  }
  const closers: (() => unknown)[] = [];
  const close = async () => {
    for (let undo = closers.pop(); undo; undo = closers.pop()) await undo();
  };
  try {
    const lock = acquireDataLock(data, role);
    closers.push(() => lock.release());
    const cluster = await startEmbedded({ data });
    closers.push(() => cluster.stop());
    lock.update({ databaseUrl: cluster.url });
    const store = await (readOnly ? openReadOnly : openMigrated)(cluster.url);
    closers.push(() => store.close());
    return { store, close };
  } catch (error) {
    await close();
    throw error;
  }
}
