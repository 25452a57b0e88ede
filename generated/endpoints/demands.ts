// Generated from schemas/api/demands.yaml.
import { api } from '../../src/api/client';
import { get, post, put } from '../../src/api/paths';

export const demandsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listDemands: build.query(get('/proxy-api/demand/page')),
    getDemand: build.query(get('/api/market/demands/{id}')),
    putDemand: build.mutation(put('/api/market/demands/{id}')),
    actOnDemand: build.mutation(post('/api/market/demands/{id}/act')),
  }),
});

export const {
  endpoints: demandsEndpoints,
  useListDemandsQuery,
  useLazyListDemandsQuery,
  useGetDemandQuery,
  useLazyGetDemandQuery,
  usePutDemandMutation,
  useActOnDemandMutation,
} = demandsApi;
