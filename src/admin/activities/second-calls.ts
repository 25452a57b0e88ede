import { adminApi } from '../../../generated/endpoints/admin';

export {
  useApproveSettingMutation,
  useAskActivityApprovalMutation,
  useDeclineSettingMutation,
  useListActivityApprovalsQuery,
} from '../../../generated/endpoints/admin';

adminApi.enhanceEndpoints({
  endpoints: {
    listActivityApprovals: { providesTags: ['Domain'] },
    askActivityApproval: { invalidatesTags: (data) => (data ? ['Domain', 'Audit'] : []) },
  },
});
