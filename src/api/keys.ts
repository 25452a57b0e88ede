import { keysApi } from '../../generated/endpoints/keys';

export {
  keysEndpoints,
  useEndKeyMutation,
  useListKeysQuery,
  useMakeKeyMutation,
  useRotateKeyMutation,
} from '../../generated/endpoints/keys';

const changes = { invalidatesTags: ['Key' as const] };

keysApi.enhanceEndpoints({
  addTagTypes: ['Key'],
  endpoints: {
    listKeys: { providesTags: ['Key'] },
    makeKey: changes,
    rotateKey: changes,
    endKey: changes,
  },
});
