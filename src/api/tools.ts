import { api } from './client';
import { get, post } from './paths';

const toolsApi = api.injectEndpoints({
  endpoints: (build) => ({
    clearChatData: build.mutation({
      ...get('/mchat/gpt/clear_chat_data'),
      invalidatesTags: (_data, _error, { chat_id }) => [{ type: 'Chat', id: chat_id }],
    }),
    saveDialogHistory: build.mutation(post('/d-save/admin/dialog/history/save')),
    getTextFromKey: build.query(post('/chat/api_get_text_kb_fromKey')),
    detectObjects: build.query(post('/tianzhi-tools/api/v1/object_detection')),
  }),
});

export const {
  endpoints: toolsEndpoints,
  useClearChatDataMutation,
  useSaveDialogHistoryMutation,
  useGetTextFromKeyQuery,
  useDetectObjectsQuery,
} = toolsApi;
