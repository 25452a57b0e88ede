import type { Job } from '../base/jobs/job';
import type { Context } from '../context';
import { runSchedules } from './publishing/run-schedules';
import { deleteOldGuestLinks } from './store/guest-links';

/** A setting that was scheduled goes live within these seconds of its time. */
const everyS = 5;
/** What guests said is about a draft of its day. */
const guestsKeptDays = 180;

export const domainsJobs = ({ store, report }: Context): Job[] => [
  { name: 'publish-scheduled', every: everyS, timeoutS: 60, run: () => runSchedules(store, report) },
  { name: 'forget-guests', every: 24 * 3600, run: () => deleteOldGuestLinks(store.db, guestsKeptDays) },
];
