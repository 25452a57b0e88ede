import type pg from 'pg';
import { advisoryLocks } from './advisory-locks';

/**
 * Runs `work` while holding the lock across all nodes of this database. `work` may use the connection that holds the
 * lock.
 */
export async function inTurn<Result>(
  pool: Pick<pg.Pool, 'connect'>,
  lock: keyof typeof advisoryLocks,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [advisoryLocks[lock]]);
    return await work(client);
  } finally {
    await client.query('select pg_advisory_unlock($1)', [advisoryLocks[lock]]).catch(() => {});
    client.release();
  }
}
