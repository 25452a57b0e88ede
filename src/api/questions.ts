import { questionsApi } from '../../generated/endpoints/questions';
import { quietCalls } from './quiet-calls';

export * from '../../generated/endpoints/questions';

// Shown in place of the list; a toast would say it twice.
quietCalls.add('listHistory');

questionsApi.enhanceEndpoints({
  endpoints: {
    listHistory: { providesTags: ['History'] },
    listTags: { providesTags: ['History'] },
    tagChats: { invalidatesTags: ['History'] },
    changeTag: { invalidatesTags: ['History'] },
    listCommunityQuestions: { providesTags: ['Question'] },
  },
});
