import { oauthApi } from '../../generated/endpoints/oauth';

export {
  oauthEndpoints,
  useAnswerOauthRequestMutation,
  useEndOauthGrantMutation,
  useListOauthGrantsQuery,
  useReadOauthRequestQuery,
} from '../../generated/endpoints/oauth';

oauthApi.enhanceEndpoints({
  addTagTypes: ['OauthGrant'],
  endpoints: {
    // It may say something else for another account.
    readOauthRequest: { keepUnusedDataFor: 0 },
    listOauthGrants: { providesTags: ['OauthGrant'] },
    answerOauthRequest: { invalidatesTags: ['OauthGrant'] },
    endOauthGrant: { invalidatesTags: ['OauthGrant'] },
  },
});
