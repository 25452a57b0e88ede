// Generated from schemas/api/apps.yaml.
import { api } from '../../src/api/client';
import { get, post } from '../../src/api/paths';

export const appsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listProducts: build.query(get('/api/product/getProductList')),
    searchProducts: build.query(post('/proxy-api/open/office/productList')),
    listAppCategories: build.query(get('/proxy-api/open/office/app/category')),
    getApp: build.query(get('/saas/api/app/detail/{id}')),
    createAppOrder: build.mutation(post('/saas/api/app/order/create')),
    listSupplierApps: build.query(get('/saas/api/app/pageSupplierApp/{id}')),
    listOffersForAnswer: build.query(post('/api/market/offers')),
    listMarketOrders: build.query(get('/api/market/orders')),
    getMarketOrder: build.query(get('/api/market/orders/{id}')),
    decideMarketOrder: build.mutation(post('/api/market/orders/{id}/decide')),
    listEntitlements: build.query(get('/api/market/entitlements')),
    checkEntitlement: build.query(get('/api/market/entitlements/check')),
    setUpEntitlement: build.mutation(post('/api/market/entitlements/{id}/set-up')),
    endEntitlement: build.mutation(post('/api/market/entitlements/{id}/end')),
  }),
});

export const {
  endpoints: appsEndpoints,
  useListProductsQuery,
  useLazyListProductsQuery,
  useSearchProductsQuery,
  useLazySearchProductsQuery,
  useListAppCategoriesQuery,
  useLazyListAppCategoriesQuery,
  useGetAppQuery,
  useLazyGetAppQuery,
  useCreateAppOrderMutation,
  useListSupplierAppsQuery,
  useLazyListSupplierAppsQuery,
  useListOffersForAnswerQuery,
  useLazyListOffersForAnswerQuery,
  useListMarketOrdersQuery,
  useLazyListMarketOrdersQuery,
  useGetMarketOrderQuery,
  useLazyGetMarketOrderQuery,
  useDecideMarketOrderMutation,
  useListEntitlementsQuery,
  useLazyListEntitlementsQuery,
  useCheckEntitlementQuery,
  useLazyCheckEntitlementQuery,
  useSetUpEntitlementMutation,
  useEndEntitlementMutation,
} = appsApi;
