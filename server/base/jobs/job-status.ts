import type pg from 'pg';
import type { JobStatus } from './job';

interface Row {
  name: string;
  last_run: Date | null;
  next_run: Date | null;
  waiting: number;
  retrying: number;
  failed: number;
}

/** The last result and the next run of each of these jobs, in the given order. */
export async function readJobStatus(pool: pg.Pool, names: string[], schema = 'jobs'): Promise<JobStatus[]> {
  const { rows } = await pool.query<Row>(
    `select name, max(completed_on) as last_run,
       min(start_after) filter (where state < 'active') as next_run,
       (count(*) filter (where state < 'active' and start_after <= now()))::int as waiting,
       (count(*) filter (where state = 'retry'))::int as retrying,
       (count(*) filter (where state = 'failed' and completed_on > now() - interval '1 day'))::int as failed
     from ${schema}.job where name = any($1) group by name`,
    [names],
  );
  const known = new Map(rows.map((row) => [row.name, row]));
  return names.map((name) => {
    const { last_run = null, next_run = null, waiting = 0, retrying = 0, failed = 0 } = known.get(name) ?? {};
    return {
      name,
      lastRunAt: last_run?.toISOString() ?? null,
      nextRunAt: next_run?.toISOString() ?? null,
      waiting,
      retrying,
      failed,
    };
  });
}
