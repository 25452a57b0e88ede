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
 * The store for a command run beside the server: DATABASE_URL if set, otherwise the database of the server that uses
 * the data folder, otherwise the embedded one, started for the duration of the command. A read-only store is never
 * migrated, so its tables may be those of an earlier version.
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
