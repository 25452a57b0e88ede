import { assistantsApi } from '../../generated/endpoints/assistants';
import { quietCalls } from './quiet-calls';

export * from '../../generated/endpoints/assistants';

// Shown in place of the list; a toast would say it twice.
quietCalls.add('listAssistants');

assistantsApi.enhanceEndpoints({
  endpoints: {
    syncAssistant: { invalidatesTags: ['Assistant'] },
    listOnlineAssistants: { providesTags: ['Assistant'] },
    listAssistants: { providesTags: ['Assistant'] },
  },
});
