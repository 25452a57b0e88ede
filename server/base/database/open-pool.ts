import pg from 'pg';

/** A pool that survives dropped connections: the current query fails, and the process continues. */
export function openPool(config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool(config);
  // Idle connections report drops here. The pool replaces them, so an error must not end the process.
  pool.on('error', () => {});
  // A connection in use reports errors on itself; its query has already failed, and without a listener the error would
  // end the process.
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}
