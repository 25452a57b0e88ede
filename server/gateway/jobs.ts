import type { Job } from '../base/jobs/job';
import type { Context } from '../context';
import { deleteOldFigures } from './store/figures';

export const gatewayJobs = ({ store }: Context): Job[] => [
  { name: 'delete-old-service-figures', every: 86_400, run: () => deleteOldFigures(store.db) },
];
