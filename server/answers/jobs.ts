import type { Job } from '../base/jobs/job';
import type { Context } from '../context';
import { compactOldRuns } from './runs/compact-old-runs';

export const answersJobs = ({ store: { db }, runs: { limits }, log }: Context): Job[] => [
  {
    name: 'compact-runs',
    every: limits.compactEveryS,
    run: (_data, { signal }) => compactOldRuns({ db, limits, log, closing: () => signal.aborted }),
  },
];
