// Generated from schemas/api/messages.yaml.
import { api } from '../../src/api/client';
import { del, get, post } from '../../src/api/paths';

export const messagesApi = api.injectEndpoints({
  endpoints: (build) => ({
    getChat: build.query(get('/api/messages/detailByChatId/{id}')),
    evaluateMessage: build.mutation(post('/api/messages/evaluate')),
    saveChat: build.mutation(post('/api/messages/save')),
    updateOutline: build.mutation(post('/api/messages/updateOutlineByChatId')),
    saveMessage: build.mutation(post('/api/message/saveMessage')),
    listKnowledgeBases: build.query(get('/api/messages/getKnowledge')),
    listIntelligentAgents: build.query(get('/api/messages/getIntelligentAgent')),
    deleteChat: build.mutation(del('/api/messages/chat/{id}')),
    restoreChat: build.mutation(post('/api/messages/chat/{id}/restore')),
    restoreChatContext: build.mutation(post('/api/messages/chat/{id}/context')),
    addAttachment: build.mutation(post('/api/messages/attachment', { query: ['name'], raw: true })),
    removeAttachment: build.mutation(del('/api/messages/attachment/{id}')),
    showBranch: build.mutation(post('/api/messages/branch')),
    deleteBranch: build.mutation(del('/api/messages/branch/{id}')),
    restoreBranch: build.mutation(post('/api/messages/branch/{id}/restore')),
  }),
});

export const {
  endpoints: messagesEndpoints,
  useGetChatQuery,
  useLazyGetChatQuery,
  useEvaluateMessageMutation,
  useSaveChatMutation,
  useUpdateOutlineMutation,
  useSaveMessageMutation,
  useListKnowledgeBasesQuery,
  useLazyListKnowledgeBasesQuery,
  useListIntelligentAgentsQuery,
  useLazyListIntelligentAgentsQuery,
  useDeleteChatMutation,
  useRestoreChatMutation,
  useRestoreChatContextMutation,
  useAddAttachmentMutation,
  useRemoveAttachmentMutation,
  useShowBranchMutation,
  useDeleteBranchMutation,
  useRestoreBranchMutation,
} = messagesApi;
