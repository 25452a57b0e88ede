// Generated from schemas/api/platform.yaml.
import { api } from '../../src/api/client';
import { get } from '../../src/api/paths';

export const platformApi = api.injectEndpoints({
  endpoints: (build) => ({
    listOfferedModels: build.query(get('/api/platform/models')),
    getPlatformStatus: build.query(get('/api/status')),
    getChangelog: build.query(get('/api/changelog')),
  }),
});

export const {
  endpoints: platformEndpoints,
  useListOfferedModelsQuery,
  useLazyListOfferedModelsQuery,
  useGetPlatformStatusQuery,
  useLazyGetPlatformStatusQuery,
  useGetChangelogQuery,
  useLazyGetChangelogQuery,
} = platformApi;
