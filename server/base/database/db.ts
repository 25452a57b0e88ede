import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import type pg from 'pg';
import { createListener, type Notified } from './listener';
import { openPool } from './open-pool';
import type { Tables } from './tables';

/** The pool or a transaction. */
export type Db = Kysely<Tables> | Transaction<Tables>;

export interface Store {
  db: Kysely<Tables>;
  pool: pg.Pool;
  /** Calls `fn` with the payload of each NOTIFY, and with '' after a reconnect, when some may have been missed. */
  listen(channel: string, fn: Notified): Promise<() => void>;
  close(): Promise<void>;
}

export async function openStore(target: string | pg.PoolConfig): Promise<Store> {
  const config: pg.PoolConfig = typeof target === 'string' ? { connectionString: target } : target;
  const pool = openPool({ max: 10, application_name: 'millwright', ...config });
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  const listener = createListener(config);
  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    throw error;
  }
  return {
    db,
    pool,
    listen: listener.listen,
    async close() {
      await listener.close();
      await db.destroy();
      // Kysely ends a pool only if it ran a query through it.
      if (!pool.ended) await pool.end();
    },
  };
}
