import type { Job } from '../base/jobs/job';
import type { Context } from '../context';
import { runSchedules } from './publishing/run-schedules';

/** A setting that was scheduled goes live within these seconds of its time. */
const everyS = 5;

export const domainsJobs = ({ store, report }: Context): Job[] => [
  { name: 'publish-scheduled', every: everyS, timeoutS: 60, run: () => runSchedules(store, report) },
];
