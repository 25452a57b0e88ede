import { appsApi } from '../../generated/endpoints/apps';
import { quietCalls } from './quiet-calls';

export {
  useCreateAppOrderMutation,
  useDecideMarketOrderMutation,
  useEndEntitlementMutation,
  useGetAppQuery,
  useGetBuyerRuleQuery,
  useGetMarketOrderQuery,
  useListEntitlementsQuery,
  useListMarketOrdersQuery,
  useListOffersForAnswerQuery,
  useOpenEntitlementMutation,
  useSaveBuyerRuleMutation,
  useSearchProductsQuery,
  useSetUpEntitlementMutation,
} from '../../generated/endpoints/apps';

// Said beside the order; a toast would say it twice.
quietCalls.add('createAppOrder');
quietCalls.add('decideMarketOrder');
quietCalls.add('openEntitlement');
quietCalls.add('saveBuyerRule');

const isMine = { providesTags: ['App' as const] };
const changesMine = { invalidatesTags: ['App' as const] };

appsApi.enhanceEndpoints({
  endpoints: {
    getApp: isMine,
    listMarketOrders: isMine,
    getMarketOrder: isMine,
    listEntitlements: isMine,
    getBuyerRule: isMine,
    saveBuyerRule: changesMine,
    createAppOrder: {
      // Also if it is refused: somebody else may have ordered.
      invalidatesTags: ['App'],
    },
    decideMarketOrder: changesMine,
    setUpEntitlement: changesMine,
    endEntitlement: changesMine,
  },
});
