import pg from 'pg';
import pino from 'pino';
import { openJobs } from '../../server/base/jobs/open-jobs';

/**
 * One of several nodes, as its own process: `job-node.ts <database> <name>`. The node called `victim` never finishes a
 * job.
 */
const [url = '', name = ''] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString: url });
const jobs = await openJobs({ store: { pool }, log: pino({ level: 'silent' }), pollMs: 20, maintenanceS: 1 });

async function run({ n }: { n?: number }) {
  if (name === 'victim') {
    process.send?.({ holding: n });
    await new Promise(() => {});
  }
  await pool.query('insert into job_done values ($1, $2)', [n, name]);
}

await jobs.add({ name: 'count', timeoutS: 2, retry: { limit: 3, delayS: 0 }, run });
process.send?.('ready');
