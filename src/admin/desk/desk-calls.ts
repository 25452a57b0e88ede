import { adminApi } from '../../../generated/endpoints/admin';

export {
  useDecideBurstMutation,
  useDecideWorkMutation,
  useGetActivityDeskQuery,
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
    moveWin: { invalidatesTags: ['Domain', 'Audit'] },
    scoreWork: { invalidatesTags: ['Domain', 'Audit'] },
  },
});
