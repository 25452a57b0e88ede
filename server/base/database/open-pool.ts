import pg from 'pg';

/** A pool that survives dropped connections: the current query fails, and the process continues. */
export function openPool(config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool(config);
  // Reports idle connections that the server dropped. The pool replaces them, so this must not end the process.
  pool.on('error', () => {});
  // One in use reports to nobody else, and its query has been refused already: unheard, this would end the process too.
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}
