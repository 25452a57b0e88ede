import { adminApi } from '../../generated/endpoints/admin';

export {
  useActOnActivityMutation,
  useCrossActivityAnswersQuery,
  useGetActivityReportQuery,
  useListActivityTextsQuery,
  useListDomainActivitiesQuery,
  usePreviewActivityQuery,
} from '../../generated/endpoints/admin';

adminApi.enhanceEndpoints({
  endpoints: {
    listDomainActivities: { providesTags: ['Domain'] },
    getActivityReport: { providesTags: ['Domain'] },
    actOnActivity: { invalidatesTags: (data) => (data ? ['Domain', 'Audit'] : []) },
  },
});
