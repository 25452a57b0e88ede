import { api } from './client';
import { get } from './paths';

const questionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listHistory: build.query({ ...get('/api/question/list'), providesTags: ['History'] }),
    listQuestionBank: build.query(get('/api/question/database/list')),
    listRecommendedQuestions: build.query(get('/proxy-api/open/qa/recommend')),
    listCommunityQuestions: build.query({ ...get('/proxy-api/open/qa/queryByPage'), providesTags: ['Question'] }),
  }),
});

export const { endpoints: questionsEndpoints, useListHistoryQuery, useListRecommendedQuestionsQuery } = questionsApi;
