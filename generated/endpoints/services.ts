// Generated from schemas/api/services.yaml.
import { api } from '../../src/api/client';
import { get, put } from '../../src/api/paths';

export const servicesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listServices: build.query(get('/api/admin/services')),
    switchService: build.mutation(put('/api/admin/services')),
    listServiceDrift: build.query(get('/api/admin/services/drift')),
  }),
});

export const {
  endpoints: servicesEndpoints,
  useListServicesQuery,
  useLazyListServicesQuery,
  useSwitchServiceMutation,
  useListServiceDriftQuery,
  useLazyListServiceDriftQuery,
} = servicesApi;
