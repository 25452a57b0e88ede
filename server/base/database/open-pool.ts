import pg from 'pg';

/** A pool whose connections may be cut at any time: the query on its way is refused, and the process goes on. */
export function openPool(config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool(config);
  // An idle connection that the server drops reports here; the pool replaces it, so it must not end the process.
  pool.on('error', () => {});
  // One in use reports to nobody else, and its query has been refused already: unheard, this would end the process too.
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}
