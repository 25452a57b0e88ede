import type { Job } from '../base/jobs/job';
import type { Context } from '../context';
import { expireOrders } from './store/orders';

export const marketJobs = ({ store }: Context): Job[] => [
  {
    name: 'expire-market-orders',
    every: 3_600,
    run: async () => void (await expireOrders(store.db, new Date())),
  },
];
