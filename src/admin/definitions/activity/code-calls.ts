import { adminApi } from '../../../../generated/endpoints/admin';

export {
  useImportActivityCodesMutation,
  useListActivityCodesQuery,
  useRemoveActivityCodesMutation,
} from '../../../../generated/endpoints/admin';

adminApi.enhanceEndpoints({
  endpoints: {
    listActivityCodes: { providesTags: ['Domain'] },
    // What was only looked at changes nothing.
    importActivityCodes: { invalidatesTags: (data) => (data?.done ? ['Domain', 'Audit'] : []) },
    removeActivityCodes: { invalidatesTags: (data) => (data ? ['Domain', 'Audit'] : []) },
  },
});
