import { openStore, type Store } from './db';
import { acquireDataLock, liveHolder } from './embedded/data-lock';
import { startEmbedded } from './embedded/start-embedded';
import { migrate } from './migrate';

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
 * on the data folder, else the embedded one, started for as long as the command runs.
 */
export async function openCommandStore({ databaseUrl, data }: Place, role: string): Promise<CommandStore> {
  const url = databaseUrl ?? liveHolder(data)?.databaseUrl;
  if (url) {
    const store = await openStore(url);
    await migrate(store.pool);
    return { store, close: () => store.close() };
  }
  const lock = acquireDataLock(data, role);
  try {
    const cluster = await startEmbedded({ data });
    lock.update({ databaseUrl: cluster.url });
    const store = await openStore(cluster.url);
    await migrate(store.pool);
    const close = async () => {
      await store.close();
      await cluster.stop();
      lock.release();
    };
    return { store, close };
  } catch (error) {
    lock.release();
    throw error;
  }
}
