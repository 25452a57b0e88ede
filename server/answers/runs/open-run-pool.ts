import { Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import { openPool } from '../../base/database/open-pool';
import type { Tables } from '../../base/database/tables';

/**
 * Separate connections for the log of runs: one for the writer, one for the heartbeat. In the shared pool a commit that
 * a thousand viewers wait for would queue behind their other requests.
 */
export function openRunPool(pool: pg.Pool): Kysely<Tables> {
  const lane = openPool({ ...pool.options, max: 2, application_name: 'millwright-runs' });
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool: lane }) });
}
