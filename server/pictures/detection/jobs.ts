import type { Store } from '../../base/database/db';
import type { Job } from '../../base/jobs/job';
import { deleteExpiredPictures } from '../store/pictures';

export const pictureJobs = ({ db }: Store): Job[] => [
  { name: 'delete-old-pictures', every: 3600, run: () => deleteExpiredPictures(db) },
];
