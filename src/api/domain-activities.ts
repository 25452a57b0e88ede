import { adminApi } from '../../generated/endpoints/admin';

export { useActOnActivityMutation, useListDomainActivitiesQuery } from '../../generated/endpoints/admin';

adminApi.enhanceEndpoints({
  endpoints: {
    listDomainActivities: { providesTags: ['Domain'] },
    actOnActivity: { invalidatesTags: (data) => (data ? ['Domain', 'Audit'] : []) },
  },
});
