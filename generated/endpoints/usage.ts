// Generated from schemas/api/usage.yaml.
import { api } from '../../src/api/client';
import { get, put } from '../../src/api/paths';

export const usageApi = api.injectEndpoints({
  endpoints: (build) => ({
    getUsage: build.query(get('/api/usage')),
    listBudgets: build.query(get('/api/usage/budgets')),
    putBudget: build.mutation(put('/api/usage/budgets/{id}')),
  }),
});

export const {
  endpoints: usageEndpoints,
  useGetUsageQuery,
  useLazyGetUsageQuery,
  useListBudgetsQuery,
  useLazyListBudgetsQuery,
  usePutBudgetMutation,
} = usageApi;
