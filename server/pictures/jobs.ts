import type { Job } from '../base/jobs/job';
import type { Context } from '../context';
import { deleteExpiredPictures } from './store/pictures';

export const picturesJobs = ({ store: { db } }: Context): Job[] => [
  { name: 'delete-old-pictures', every: 3600, run: () => deleteExpiredPictures(db) },
];
