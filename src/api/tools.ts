import { api } from './client';
import { del, get, post } from './paths';

const toolsApi = api.injectEndpoints({
  endpoints: (build) => ({
    clearChatData: build.mutation({
      ...get('/mchat/gpt/clear_chat_data'),
      invalidatesTags: (_data, _error, { chat_id }) => [{ type: 'Chat', id: chat_id }],
    }),
    saveDialogHistory: build.mutation(post('/d-save/admin/dialog/history/save')),
    getTextFromKey: build.query(post('/chat/api_get_text_kb_fromKey')),
    detectObjects: build.query({
      ...post('/tianzhi-tools/api/v1/object_detection'),
      // A picture is no cache key, and no call is the answer to another.
      serializeQueryArgs: ({ queryArgs: asked }) =>
        `detectObjects ${asked?.progress_id} ${asked?.rects?.join()} ${asked?.prompt_image?.length}`,
      keepUnusedDataFor: 0,
    }),
    getDetection: build.query(get('/api/detections/{id}')),
    getDetectionProgress: build.query(get('/api/detections/{id}/progress')),
    readPictureText: build.query(get('/api/pictures/{id}/text')),
    uploadPicture: build.mutation(post('/api/pictures', { raw: true })),
    deletePicture: build.mutation(del('/api/pictures/{id}')),
  }),
});

export const {
  endpoints: toolsEndpoints,
  useGetDetectionQuery,
  useReadPictureTextQuery,
  useDeletePictureMutation,
} = toolsApi;
