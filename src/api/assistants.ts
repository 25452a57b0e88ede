import { api } from './client';
import { get, post } from './paths';

const assistantsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getPublicKey: build.query(get('/achat/api/v1/user/public_key')),
    syncAssistant: build.mutation({
      ...post('/achat/api/v1/user/syn_assistant_or_flow'),
      invalidatesTags: ['Assistant'],
    }),
    listOnlineAssistants: build.query({ ...get('/achat/api/v1/chat/online'), providesTags: ['Assistant'] }),
    listAssistants: build.query({ ...get('/achat/api/v1/assistant/qa/page'), providesTags: ['Assistant'] }),
  }),
});

export const { endpoints: assistantsEndpoints } = assistantsApi;
