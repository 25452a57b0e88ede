import { usageApi } from '../../generated/endpoints/usage';

export { useGetUsageQuery, useListBudgetsQuery, usePutBudgetMutation } from '../../generated/endpoints/usage';

usageApi.enhanceEndpoints({
  addTagTypes: ['Budget'],
  endpoints: {
    listBudgets: { providesTags: ['Budget'] },
    putBudget: { invalidatesTags: ['Budget'] },
  },
});
