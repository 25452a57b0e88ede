// Generated from schemas/api/keys.yaml.
import { api } from '../../src/api/client';
import { del, get, post } from '../../src/api/paths';

export const keysApi = api.injectEndpoints({
  endpoints: (build) => ({
    listKeys: build.query(get('/api/keys')),
    makeKey: build.mutation(post('/api/keys')),
    reportLeakedKey: build.mutation(post('/api/keys/leaked')),
    endKey: build.mutation(del('/api/keys/{id}')),
    rotateKey: build.mutation(post('/api/keys/{id}/rotate')),
  }),
});

export const {
  endpoints: keysEndpoints,
  useListKeysQuery,
  useLazyListKeysQuery,
  useMakeKeyMutation,
  useReportLeakedKeyMutation,
  useEndKeyMutation,
  useRotateKeyMutation,
} = keysApi;
