import { toolsApi } from '../../generated/endpoints/tools';

export * from '../../generated/endpoints/tools';

toolsApi.enhanceEndpoints({
  endpoints: {
    clearChatData: { invalidatesTags: (_data, _error, { chat_id }) => [{ type: 'Chat', id: chat_id }] },
    listConnectedTools: { providesTags: ['Assistant'] },
    detectObjects: {
      // A picture is too large for a cache key, and results are never shared between calls.
      serializeQueryArgs: ({ queryArgs: asked }) =>
        `detectObjects ${asked?.progress_id} ${asked?.rects?.join()} ${asked?.prompt_image?.length}`,
      keepUnusedDataFor: 0,
    },
  },
});
