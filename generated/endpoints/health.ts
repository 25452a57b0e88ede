// Generated from schemas/api/health.yaml.
import { api } from '../../src/api/client';
import { get } from '../../src/api/paths';

export const healthApi = api.injectEndpoints({
  endpoints: (build) => ({
    getHealth: build.query(get('/api/health')),
  }),
});

export const {
  endpoints: healthEndpoints,
  useGetHealthQuery,
  useLazyGetHealthQuery,
} = healthApi;
