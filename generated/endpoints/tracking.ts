// Generated from schemas/api/tracking.yaml.
import { api } from '../../src/api/client';
import { get, post } from '../../src/api/paths';

export const trackingApi = api.injectEndpoints({
  endpoints: (build) => ({
    trackEvents: build.mutation(post('/api/track')),
    getAnalytics: build.query(get('/api/admin/domains/{domain}/analytics')),
  }),
});

export const {
  endpoints: trackingEndpoints,
  useTrackEventsMutation,
  useGetAnalyticsQuery,
  useLazyGetAnalyticsQuery,
} = trackingApi;
