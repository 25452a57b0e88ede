import type { Job } from '../base/jobs/job';
import type { Context } from '../context';
import { deleteOldEvents } from './store/events';
import { sumEvents } from './store/sums';

export const trackJobs = ({ store }: Context): Job[] => [
  { name: 'sum-tracked-events', every: 60, run: () => sumEvents(store) },
  { name: 'delete-old-tracked-events', every: 3_600, run: () => deleteOldEvents(store.db) },
];
