import { adminApi } from '../../../generated/endpoints/admin';

export {
  useDecideBurstMutation,
  useDecideWorkMutation,
  useGetActivityDeskQuery,
  useImportParcelNumbersMutation,
  useLazyReadClaimQuery,
  useListDeliveriesQuery,
  useMoveWinMutation,
  useScoreWorkMutation,
} from '../../../generated/endpoints/admin';

adminApi.enhanceEndpoints({
  endpoints: {
    getActivityDesk: { providesTags: ['Domain'] },
    decideBurst: { invalidatesTags: ['Domain', 'Audit'] },
    decideWork: { invalidatesTags: ['Domain', 'Audit'] },
    listDeliveries: { providesTags: ['Domain'] },
    // What was only looked at changes nothing.
    importParcelNumbers: { invalidatesTags: (data) => (data?.done ? ['Domain', 'Audit'] : []) },
    moveWin: { invalidatesTags: ['Domain', 'Audit'] },
    scoreWork: { invalidatesTags: ['Domain', 'Audit'] },
  },
});
