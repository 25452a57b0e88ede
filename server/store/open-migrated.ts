import { openStore, type Store } from './db';
import { migrate } from './migrate';

/** A store whose tables are those of this version. */
export async function openMigrated(url: string): Promise<Store> {
  const store = await openStore(url);
  try {
    await migrate(store.pool);
    return store;
  } catch (error) {
    await store.close();
    throw error;
  }
}
