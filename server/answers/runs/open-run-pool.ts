import { Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import { openPool } from '../../base/database/open-pool';
import type { Tables } from '../../base/database/tables';

/**
 * Connections for the log of runs alone: one for the writer, one for the heartbeat. In the common pool a commit that a thousand
 * viewers wait for would stand in line behind whatever a thousand visitors ask at that moment.
 */
export function openRunPool(pool: pg.Pool): Kysely<Tables> {
  const lane = openPool({ ...pool.options, max: 2, application_name: 'millwright-runs' });
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool: lane }) });
}
