import type { Job } from '../base/jobs/job';
import type { Context } from '../context';
import { dropLostHolds } from './store/budgets';
import { deleteOldUsage } from './store/usage';

export const platformJobs = ({ store }: Context): Job[] => [
  { name: 'release-lost-budgets', every: 60, run: async () => void (await dropLostHolds(store.db)) },
  { name: 'delete-old-usage', every: 86_400, run: () => deleteOldUsage(store.db) },
];
