// Generated from schemas/api/apps.yaml.
import { api } from '../../src/api/client';
import { get, post } from '../../src/api/paths';

export const appsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getApp: build.query(get('/saas/api/app/detail/{id}')),
    createAppOrder: build.mutation(post('/saas/api/app/order/create')),
    listSupplierApps: build.query(get('/saas/api/app/pageSupplierApp/{id}')),
  }),
});

export const {
  endpoints: appsEndpoints,
  useGetAppQuery,
  useLazyGetAppQuery,
  useCreateAppOrderMutation,
  useListSupplierAppsQuery,
  useLazyListSupplierAppsQuery,
} = appsApi;
