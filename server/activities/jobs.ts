import type { Job } from '../base/jobs/job';
import type { Context } from '../context';
import { forgetPeople } from './store/forget-people';
import { deleteOldReadings } from './store/steps';

export const activitiesJobs = ({ store: { db } }: Context): Job[] => [
  { name: 'forget-activity-people', every: 3600, run: () => forgetPeople(db) },
  { name: 'forget-activity-readings', every: 86_400, run: async () => void (await deleteOldReadings(db)) },
];
