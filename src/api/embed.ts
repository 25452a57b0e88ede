import { embedApi } from '../../generated/endpoints/embed';

export {
  embedEndpoints,
  useChangeEmbedChannelMutation,
  useChangePortalChannelMutation,
  useListEmbedChannelsQuery,
  useListPortalChannelsQuery,
  useMakeEmbedChannelMutation,
  useMakePortalChannelMutation,
  useRemoveEmbedChannelMutation,
  useRemovePortalChannelMutation,
  useRotateEmbedSecretMutation,
  useRotatePortalChannelMutation,
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
    listPortalChannels: { providesTags: ['EmbedChannel'] },
    makePortalChannel: changes,
    changePortalChannel: changes,
    removePortalChannel: changes,
    rotatePortalChannel: changes,
  },
});
