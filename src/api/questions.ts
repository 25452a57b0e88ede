import { questionsApi } from '../../generated/endpoints/questions';

export * from '../../generated/endpoints/questions';

questionsApi.enhanceEndpoints({
  endpoints: {
    listHistory: { providesTags: ['History'] },
    listTags: { providesTags: ['History'] },
    tagChats: { invalidatesTags: ['History'] },
    changeTag: { invalidatesTags: ['History'] },
    listCommunityQuestions: { providesTags: ['Question'] },
  },
});
