// Generated from schemas/api/questions.yaml.
import { api } from '../../src/api/client';
import { get, post } from '../../src/api/paths';

export const questionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listHistory: build.query(get('/api/question/list')),
    listTags: build.query(get('/api/question/tags')),
    tagChats: build.mutation(post('/api/question/tags/assign')),
    changeTag: build.mutation(post('/api/question/tags/change')),
    listQuestionBank: build.query(get('/api/question/database/list')),
    listRecommendedQuestions: build.query(get('/proxy-api/open/qa/recommend')),
    listCommunityQuestions: build.query(get('/proxy-api/open/qa/queryByPage')),
  }),
});

export const {
  endpoints: questionsEndpoints,
  useListHistoryQuery,
  useLazyListHistoryQuery,
  useListTagsQuery,
  useLazyListTagsQuery,
  useTagChatsMutation,
  useChangeTagMutation,
  useListQuestionBankQuery,
  useLazyListQuestionBankQuery,
  useListRecommendedQuestionsQuery,
  useLazyListRecommendedQuestionsQuery,
  useListCommunityQuestionsQuery,
  useLazyListCommunityQuestionsQuery,
} = questionsApi;
