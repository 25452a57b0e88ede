// Generated from schemas/api/questions.yaml.
import { api } from '../../src/api/client';
import { get } from '../../src/api/paths';

export const questionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listHistory: build.query(get('/api/question/list')),
    listQuestionBank: build.query(get('/api/question/database/list')),
    listRecommendedQuestions: build.query(get('/proxy-api/open/qa/recommend')),
    listCommunityQuestions: build.query(get('/proxy-api/open/qa/queryByPage')),
  }),
});

export const {
  endpoints: questionsEndpoints,
  useListHistoryQuery,
  useLazyListHistoryQuery,
  useListQuestionBankQuery,
  useLazyListQuestionBankQuery,
  useListRecommendedQuestionsQuery,
  useLazyListRecommendedQuestionsQuery,
  useListCommunityQuestionsQuery,
  useLazyListCommunityQuestionsQuery,
} = questionsApi;
