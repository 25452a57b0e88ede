import type { Job } from '../base/jobs/job';
import type { Context } from '../context';
import { matchDemands, remind, tellOfFitting } from './remind';
import { deleteExpiredAppTokens } from './store/app-tokens';
import { expireOrders } from './store/orders';

export const marketJobs = (ctx: Context): Job[] => [
  {
    name: 'expire-market-orders',
    every: 3_600,
    run: async () => void (await expireOrders(ctx.store.db, new Date())),
  },
  { name: 'delete-expired-app-tokens', every: 3_600, run: () => deleteExpiredAppTokens(ctx.store.db) },
  { name: 'remind-of-market', every: 3_600, run: () => remind(ctx, new Date()) },
  { name: 'match-demands', every: 60, run: () => matchDemands(ctx) },
  { name: 'tell-of-fitting-demands', every: 86_400, run: () => tellOfFitting(ctx) },
];
