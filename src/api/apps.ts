import { api } from './client';
import { get, post } from './paths';

const appsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getApp: build.query({
      ...get('/saas/api/app/detail/{id}'),
      providesTags: (_data, _error, { id }) => [{ type: 'App', id }],
    }),
    createAppOrder: build.mutation({
      ...post('/saas/api/app/order/create'),
      invalidatesTags: (_data, _error, { appId }) => [{ type: 'App', id: appId }],
    }),
    listSupplierApps: build.query(get('/saas/api/app/pageSupplierApp/{id}')),
  }),
});

export const { endpoints: appsEndpoints } = appsApi;
