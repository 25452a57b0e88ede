import { embedApi } from '../../generated/endpoints/embed';

export {
  embedEndpoints,
  useChangeEmbedChannelMutation,
  useListEmbedChannelsQuery,
  useMakeEmbedChannelMutation,
  useRemoveEmbedChannelMutation,
  useRotateEmbedSecretMutation,
} from '../../generated/endpoints/embed';

const changes = { invalidatesTags: ['EmbedChannel' as const] };

embedApi.enhanceEndpoints({
  addTagTypes: ['EmbedChannel'],
  endpoints: {
    listEmbedChannels: { providesTags: ['EmbedChannel'] },
    makeEmbedChannel: changes,
    changeEmbedChannel: changes,
    removeEmbedChannel: changes,
    rotateEmbedSecret: changes,
  },
});
