import { communityApi } from '../../generated/endpoints/community';
import { quietCalls } from './quiet-calls';

export {
  useAcceptAnswerMutation,
  useAddAnswerMutation,
  useAddCommentMutation,
  useAppealPostMutation,
  useChangeReplyMutation,
  useCloseQuestionMutation,
  useCreatePostMutation,
  useDiscardPostDraftMutation,
  useFindPeopleToMentionQuery,
  useFindSimilarTextsQuery,
  useGetNoticeQuery,
  useGetPostQuery,
  useGetPostVersionQuery,
  useGetQuestionToAskQuery,
  useHaveThisNoMoreMutation,
  useHaveThisTooMutation,
  useLazyGetPostDraftQuery,
  useListAnswersQuery,
  useListAskedQuery,
  useListCommentsQuery,
  useListModerationQuery,
  useListNoticesQuery,
  useListOwnAnswersQuery,
  useListPostsQuery,
  useListPostVersionsQuery,
  useMarkHelpfulMutation,
  useMarkRightMutation,
  useModeratePostsMutation,
  usePublishPostMutation,
  usePutNoticeMutation,
  useReadNoticeMutation,
  useReleaseAnswerMutation,
  useReopenQuestionMutation,
  useReportPostMutation,
  useSavePostDraftMutation,
  useUndoModerationMutation,
  useUnmarkHelpfulMutation,
  useUnmarkRightMutation,
  useUnverifyAnswerMutation,
  useVerifyAnswerMutation,
  useWithdrawNoticeMutation,
  useWithdrawPostMutation,
  useWithdrawReplyMutation,
} from '../../generated/endpoints/community';

// Shown in place of the list; a toast would say it twice.
quietCalls.add('listPosts');
quietCalls.add('listNotices');
quietCalls.add('listModeration');
// Asked again with the next look.
quietCalls.add('readNotice');

const changesContent = { invalidatesTags: ['Content' as const] };
const isContent = { providesTags: ['Content' as const] };

// An own tag type, so that the first page does not know it.
communityApi.enhanceEndpoints({ addTagTypes: ['Notice'] }).enhanceEndpoints({
  endpoints: {
    listNotices: { providesTags: ['Notice', 'Content'] },
    getNotice: { providesTags: ['Notice', 'Content'] },
    putNotice: { invalidatesTags: ['Notice'] },
    withdrawNotice: { invalidatesTags: ['Notice'] },
    readNotice: { invalidatesTags: ['Notice'] },
    listPosts: isContent,
    getPost: isContent,
    listAnswers: isContent,
    listOwnAnswers: isContent,
    publishPost: changesContent,
    listAsked: isContent,
    haveThisToo: changesContent,
    haveThisNoMore: changesContent,
    withdrawPost: changesContent,
    discardPostDraft: changesContent,
    addAnswer: changesContent,
    acceptAnswer: changesContent,
    releaseAnswer: changesContent,
    markRight: changesContent,
    unmarkRight: changesContent,
    closeQuestion: changesContent,
    reopenQuestion: changesContent,
    verifyAnswer: changesContent,
    unverifyAnswer: changesContent,
    markHelpful: changesContent,
    unmarkHelpful: changesContent,
    listPostVersions: isContent,
    getPostVersion: isContent,
    listComments: isContent,
    addComment: changesContent,
    changeReply: changesContent,
    withdrawReply: changesContent,
    listModeration: isContent,
    reportPost: changesContent,
    appealPost: changesContent,
    moderatePosts: changesContent,
    undoModeration: changesContent,
    savePostDraft(endpoint) {
      const { query } = endpoint;
      endpoint.query = ({ ifMatch, ...draft }) => {
        const request = query?.(draft) ?? { url: '' };
        return { ...request, headers: { 'If-Match': `"${ifMatch ?? '0'}"` } };
      };
    },
  },
});
