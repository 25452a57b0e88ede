import type { Job } from '../base/jobs/job';
import type { Store } from '../store/db';
import { forgetOldPictures } from '../store/pictures';

export const pictureJobs = ({ db }: Store): Job[] => [
  { name: 'delete-old-pictures', every: 3600, run: () => forgetOldPictures(db) },
];
