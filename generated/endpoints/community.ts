// Generated from schemas/api/community.yaml.
import { api } from '../../src/api/client';
import { del, get, post, put } from '../../src/api/paths';

export const communityApi = api.injectEndpoints({
  endpoints: (build) => ({
    listPosts: build.query(get('/api/community/posts')),
    createPost: build.mutation(post('/api/community/posts')),
    getPost: build.query(get('/api/community/posts/{id}')),
    getPostDraft: build.query(get('/api/community/posts/{id}/draft')),
    savePostDraft: build.mutation(put('/api/community/posts/{id}/draft')),
    publishPost: build.mutation(post('/api/community/posts/{id}/publish')),
    withdrawPost: build.mutation(post('/api/community/posts/{id}/withdraw')),
    reportPost: build.mutation(post('/api/community/posts/{id}/reports')),
    appealPost: build.mutation(post('/api/community/posts/{id}/appeal')),
    listModeration: build.query(get('/api/community/moderation')),
    moderatePosts: build.mutation(post('/api/community/moderation')),
    undoModeration: build.mutation(del('/api/community/moderation/{batch}')),
    listAnswers: build.query(get('/api/community/questions/{id}/answers')),
    addAnswer: build.mutation(post('/api/community/questions/{id}/answers')),
    acceptAnswer: build.mutation(put('/api/community/questions/{id}/accepted')),
    releaseAnswer: build.mutation(del('/api/community/questions/{id}/accepted')),
  }),
});

export const {
  endpoints: communityEndpoints,
  useListPostsQuery,
  useLazyListPostsQuery,
  useCreatePostMutation,
  useGetPostQuery,
  useLazyGetPostQuery,
  useGetPostDraftQuery,
  useLazyGetPostDraftQuery,
  useSavePostDraftMutation,
  usePublishPostMutation,
  useWithdrawPostMutation,
  useReportPostMutation,
  useAppealPostMutation,
  useListModerationQuery,
  useLazyListModerationQuery,
  useModeratePostsMutation,
  useUndoModerationMutation,
  useListAnswersQuery,
  useLazyListAnswersQuery,
  useAddAnswerMutation,
  useAcceptAnswerMutation,
  useReleaseAnswerMutation,
} = communityApi;
