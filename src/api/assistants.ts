import { assistantsApi } from '../../generated/endpoints/assistants';

export * from '../../generated/endpoints/assistants';

assistantsApi.enhanceEndpoints({
  endpoints: {
    syncAssistant: { invalidatesTags: ['Assistant'] },
    listOnlineAssistants: { providesTags: ['Assistant'] },
    listAssistants: { providesTags: ['Assistant'] },
  },
});
