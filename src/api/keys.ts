import { keysApi } from '../../generated/endpoints/keys';

export {
  keysEndpoints,
  useEndInstallationKeyMutation,
  useEndKeyMutation,
  useFindInstallationKeysQuery,
  useListKeysQuery,
  useMakeKeyMutation,
  useRenameKeyMutation,
  useRotateKeyMutation,
} from '../../generated/endpoints/keys';

const changes = { invalidatesTags: ['Key' as const] };

keysApi.enhanceEndpoints({
  addTagTypes: ['Key', 'InstallationKey'],
  endpoints: {
    listKeys: { providesTags: ['Key'] },
    makeKey: changes,
    rotateKey: changes,
    endKey: changes,
    renameKey: changes,
    findInstallationKeys: { providesTags: ['InstallationKey'], keepUnusedDataFor: 0 },
    endInstallationKey: { invalidatesTags: ['InstallationKey'] },
  },
});
