import type { Store } from '../../base/database/db';
import type { Job } from '../../base/jobs/job';
import type { Report } from './report';
import { runSchedules } from './run-schedules';

/** A setting that was scheduled goes live within these seconds of its time. */
const everyS = 5;

export const publishingJobs = ({ store, report }: { store: Store; report: Report }): Job[] => [
  { name: 'publish-scheduled', every: everyS, timeoutS: 60, run: () => runSchedules(store, report) },
];
