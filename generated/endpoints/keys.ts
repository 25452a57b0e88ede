// Generated from schemas/api/keys.yaml.
import { api } from '../../src/api/client';
import { del, get, post, put } from '../../src/api/paths';

export const keysApi = api.injectEndpoints({
  endpoints: (build) => ({
    listKeys: build.query(get('/api/keys')),
    makeKey: build.mutation(post('/api/keys')),
    findInstallationKeys: build.query(get('/api/admin/keys')),
    endInstallationKey: build.mutation(del('/api/admin/keys/{id}')),
    reportLeakedKey: build.mutation(post('/api/keys/leaked')),
    renameKey: build.mutation(put('/api/keys/{id}')),
    endKey: build.mutation(del('/api/keys/{id}')),
    rotateKey: build.mutation(post('/api/keys/{id}/rotate')),
  }),
});

export const {
  endpoints: keysEndpoints,
  useListKeysQuery,
  useLazyListKeysQuery,
  useMakeKeyMutation,
  useFindInstallationKeysQuery,
  useLazyFindInstallationKeysQuery,
  useEndInstallationKeyMutation,
  useReportLeakedKeyMutation,
  useRenameKeyMutation,
  useEndKeyMutation,
  useRotateKeyMutation,
} = keysApi;
