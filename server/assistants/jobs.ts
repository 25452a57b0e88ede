import type { Job } from '../base/jobs/job';
import type { Context } from '../context';
import { countAnswers } from './store/counts';

export const assistantsJobs = ({ store: { db } }: Context): Job[] => [
  { name: 'count-assistants', every: 3600, run: () => countAnswers(db) },
];
