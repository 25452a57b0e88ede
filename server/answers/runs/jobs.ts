import type { FastifyBaseLogger } from 'fastify';
import type { Store } from '../../base/database/db';
import type { Job } from '../../base/jobs/job';
import { compactOldRuns } from './compact-old-runs';
import type { RunLimits } from './run-limits';

interface Options {
  store: Pick<Store, 'db'>;
  log: FastifyBaseLogger;
  limits: RunLimits;
}

export const runJobs = ({ store: { db }, log, limits }: Options): Job[] => [
  {
    name: 'compact-runs',
    every: limits.compactEveryS,
    run: (_data, { signal }) => compactOldRuns({ db, limits, log, closing: () => signal.aborted }),
  },
];
