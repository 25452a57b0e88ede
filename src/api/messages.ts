import { api } from './client';
import { del, get, post } from './paths';

const messagesApi = api.injectEndpoints({
  endpoints: (build) => ({
    getChat: build.query({
      ...get('/api/messages/detailByChatId/{id}'),
      providesTags: (_data, _error, { id }) => [{ type: 'Chat', id }],
    }),
    evaluateMessage: build.mutation(post('/api/messages/evaluate')),
    saveChat: build.mutation({
      ...post('/api/messages/save'),
      invalidatesTags: (_data, _error, { id }) => [{ type: 'Chat', id }, 'History'],
    }),
    updateOutline: build.mutation({
      ...post('/api/messages/updateOutlineByChatId'),
      invalidatesTags: (_data, _error, { chatId }) => [{ type: 'Chat', id: chatId }],
    }),
    saveMessage: build.mutation({
      ...post('/api/message/saveMessage'),
      invalidatesTags: (_data, _error, { chatId }) => [{ type: 'Chat', id: chatId }, 'History'],
    }),
    listKnowledgeBaseNames: build.query(get('/api/messages/getKbName')),
    listKnowledgeBases: build.query(get('/api/messages/getKnowledge')),
    listIntelligentAgents: build.query({ ...get('/api/messages/getIntelligentAgent'), providesTags: ['Assistant'] }),
    deleteChat: build.mutation({
      ...del('/api/messages/chat/{id}'),
      invalidatesTags: (_data, _error, { id }) => [{ type: 'Chat', id }, 'History'],
    }),
    restoreChat: build.mutation({
      ...post('/api/messages/chat/{id}/restore'),
      invalidatesTags: (_data, _error, { id }) => [{ type: 'Chat', id }, 'History'],
    }),
  }),
});

export const {
  endpoints: messagesEndpoints,
  useGetChatQuery,
  useEvaluateMessageMutation,
  useSaveChatMutation,
  useUpdateOutlineMutation,
  useListKnowledgeBaseNamesQuery,
  useListKnowledgeBasesQuery,
  useDeleteChatMutation,
  useRestoreChatMutation,
} = messagesApi;
