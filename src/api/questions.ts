import { questionsApi } from '../../generated/endpoints/questions';

export * from '../../generated/endpoints/questions';

questionsApi.enhanceEndpoints({
  endpoints: {
    listHistory: { providesTags: ['History'] },
    listCommunityQuestions: { providesTags: ['Question'] },
  },
});
