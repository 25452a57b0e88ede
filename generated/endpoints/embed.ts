// Generated from schemas/api/embed.yaml.
import { api } from '../../src/api/client';
import { del, get, post, put } from '../../src/api/paths';

export const embedApi = api.injectEndpoints({
  endpoints: (build) => ({
    listEmbedChannels: build.query(get('/api/embed/channels')),
    makeEmbedChannel: build.mutation(post('/api/embed/channels')),
    changeEmbedChannel: build.mutation(put('/api/embed/channels/{id}')),
    removeEmbedChannel: build.mutation(del('/api/embed/channels/{id}')),
    rotateEmbedSecret: build.mutation(post('/api/embed/channels/{id}/rotate')),
    listPortalChannels: build.query(get('/api/admin/domains/{domain}/embed-channels')),
    makePortalChannel: build.mutation(post('/api/admin/domains/{domain}/embed-channels')),
    changePortalChannel: build.mutation(put('/api/admin/domains/{domain}/embed-channels/{id}')),
    removePortalChannel: build.mutation(del('/api/admin/domains/{domain}/embed-channels/{id}')),
    rotatePortalChannel: build.mutation(post('/api/admin/domains/{domain}/embed-channels/{id}/rotate')),
    openEmbedSession: build.mutation(post('/api/embed/sessions')),
    endEmbedSession: build.mutation(del('/api/embed/sessions')),
    renewEmbedSession: build.mutation(post('/api/embed/sessions/renew')),
  }),
});

export const {
  endpoints: embedEndpoints,
  useListEmbedChannelsQuery,
  useLazyListEmbedChannelsQuery,
  useMakeEmbedChannelMutation,
  useChangeEmbedChannelMutation,
  useRemoveEmbedChannelMutation,
  useRotateEmbedSecretMutation,
  useListPortalChannelsQuery,
  useLazyListPortalChannelsQuery,
  useMakePortalChannelMutation,
  useChangePortalChannelMutation,
  useRemovePortalChannelMutation,
  useRotatePortalChannelMutation,
  useOpenEmbedSessionMutation,
  useEndEmbedSessionMutation,
  useRenewEmbedSessionMutation,
} = embedApi;
