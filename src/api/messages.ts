import { messagesApi } from '../../generated/endpoints/messages';

export * from '../../generated/endpoints/messages';

messagesApi.enhanceEndpoints({
  endpoints: {
    getChat: { providesTags: (_data, _error, { id }) => [{ type: 'Chat', id }] },
    listChatShares: { providesTags: (_data, _error, { id }) => [{ type: 'Chat', id: `${id} shares` }] },
    createChatShare: { invalidatesTags: (_data, _error, { id }) => [{ type: 'Chat', id: `${id} shares` }] },
    revokeChatShare: { invalidatesTags: (_data, _error, { id }) => [{ type: 'Chat', id: `${id} shares` }] },
    setChatOpen: { invalidatesTags: (_data, _error, { id }) => [{ type: 'Chat', id: `${id} shares` }] },
    saveChat: { invalidatesTags: (_data, _error, { id }) => [{ type: 'Chat', id }, 'History'] },
    updateOutline: { invalidatesTags: (_data, _error, { chatId }) => [{ type: 'Chat', id: chatId }] },
    saveMessage: { invalidatesTags: (_data, _error, { chatId }) => [{ type: 'Chat', id: chatId }, 'History'] },
    listIntelligentAgents: { providesTags: ['Assistant'] },
    deleteChat: { invalidatesTags: (_data, _error, { id }) => [{ type: 'Chat', id }, 'History'] },
    restoreChatContext: { invalidatesTags: (_data, _error, { id }) => [{ type: 'Chat', id }] },
    deleteBranch: { invalidatesTags: (data) => (data ? [{ type: 'Chat', id: data.chatId }, 'History'] : []) },
    restoreBranch: { invalidatesTags: (data) => (data ? [{ type: 'Chat', id: data.chatId }, 'History'] : []) },
    restoreChat: { invalidatesTags: (_data, _error, { id }) => [{ type: 'Chat', id }, 'History'] },
  },
});
