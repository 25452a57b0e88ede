import type { Job } from '../base/jobs/job';
import type { Context } from '../context';
import { compactOldRuns } from './runs/compact-old-runs';
import { reapDeadRuns } from './runs/reap-dead-runs';

export const answersJobs = ({ store: { db }, runs: { node, limits }, log }: Context): Job[] => [
  { name: 'reap-runs', every: limits.reapEveryS, run: () => reapDeadRuns({ db, node, log }, limits.deadMs) },
  {
    name: 'compact-runs',
    every: limits.compactEveryS,
    run: (_data, { signal }) => compactOldRuns({ db, limits, log, closing: () => signal.aborted }),
  },
];
