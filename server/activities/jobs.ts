import type { Job } from '../base/jobs/job';
import type { Context } from '../context';
import { forgetPeople } from './store/forget-people';

export const activitiesJobs = ({ store: { db } }: Context): Job[] => [
  { name: 'forget-activity-people', every: 3600, run: () => forgetPeople(db) },
];
