import { appsApi } from '../../generated/endpoints/apps';

export * from '../../generated/endpoints/apps';

appsApi.enhanceEndpoints({
  endpoints: {
    getApp: { providesTags: (_data, _error, { id }) => [{ type: 'App', id }] },
    createAppOrder: { invalidatesTags: (_data, _error, { appId }) => [{ type: 'App', id: appId }] },
  },
});
