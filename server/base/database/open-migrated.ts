import { openStore, type Store } from './db';
import { migrate, pendingMigrations } from './migrate';

/** A store whose tables are migrated to this version. */
export const openMigrated = (url: string): Promise<Store> => openChecked(url, (store) => migrate(store.pool));

/**
 * The same while a server is using the database: refuses if migrations are pending, since the tables must not change
 * under a server of an earlier version.
 */
export const openBeside = (url: string): Promise<Store> =>
  openChecked(url, async ({ pool }) => {
    const pending = await pendingMigrations(pool);
    if (pending.length > 0) throw new Error(olderServer(pending));
  });

/** A store that PostgreSQL itself keeps read-only; its tables may be those of an earlier version. */
export const openReadOnly = (url: string): Promise<Store> =>
  openChecked({ connectionString: url, options: '-c default_transaction_read_only=on' }, ({ pool }) =>
    pendingMigrations(pool),
  );

async function openChecked(target: Parameters<typeof openStore>[0], check: (store: Store) => Promise<unknown>) {
  const store = await openStore(target);
  try {
    await check(store);
    return store;
  } catch (error) {
    await store.close();
    throw error;
  }
}

const olderServer = (pending: string[]) =>
  `A server of an earlier version runs on this data folder (its database lacks ${pending.join(', ')}). Stop it, start this version, then try again.`;
