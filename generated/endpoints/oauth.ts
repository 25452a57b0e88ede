// Generated from schemas/api/oauth.yaml.
import { api } from '../../src/api/client';
import { del, get, post } from '../../src/api/paths';

export const oauthApi = api.injectEndpoints({
  endpoints: (build) => ({
    readOauthRequest: build.query(get('/api/oauth/request')),
    answerOauthRequest: build.mutation(post('/api/oauth/request')),
    listOauthGrants: build.query(get('/api/oauth/grants')),
    endOauthGrant: build.mutation(del('/api/oauth/grants/{id}')),
  }),
});

export const {
  endpoints: oauthEndpoints,
  useReadOauthRequestQuery,
  useLazyReadOauthRequestQuery,
  useAnswerOauthRequestMutation,
  useListOauthGrantsQuery,
  useLazyListOauthGrantsQuery,
  useEndOauthGrantMutation,
} = oauthApi;
