import { api } from './client';
import { type Arg, type Data, del, get, post } from './paths';
import { type LoginHints, withoutTokens } from './without-tokens';

const sessionApi = api.injectEndpoints({
  endpoints: (build) => ({
    getCurrentTenantInfo: build.query({ ...get('/proxy-api/index/tenantInfo'), providesTags: ['Session'] }),
    exchangeAccToken: build.mutation<LoginHints, Arg<'exchangeAccToken'>>(
      withoutTokens(post('/proxy-api/open/person/accToken')),
    ),
    addPersonalTenant: build.mutation({
      ...get('/proxy-api/open/office/addTenantPersonal'),
      invalidatesTags: ['Organization'],
    }),
    listOrganizations: build.query({ ...get('/proxy-api/tenant/join/apply/list'), providesTags: ['Organization'] }),
    getCaptcha: build.query(get('/proxy-api/getAccCaptcha')),
    sendVerificationCode: build.mutation(post('/proxy-api/getAccRemoteCaptcha')),
    loginWithPassword: build.mutation<LoginHints, Arg<'loginWithPassword'>>(
      withoutTokens(post('/proxy-api/open/office/loginAcc')),
    ),
    loginWithSms: build.mutation<LoginHints, Arg<'loginWithSms'>>(
      withoutTokens(post('/proxy-api/open/office/loginAccSms')),
    ),
    getUserInfoByTenant: build.query({
      ...post('/proxy-api/getUucUserInfoByTenant', { query: ['tenantId', 'username'] }),
      providesTags: ['Session'],
    }),
    bindWeixin: build.mutation<LoginHints, Arg<'bindWeixin'>>(withoutTokens(post('/proxy-api/open/weixin/bind'))),
    checkVerificationCode: build.mutation(post('/api/uuc/v1/check-code')),
    changePassword: build.mutation(post('/proxy-api/checkAndChangePassword')),
    getAuthorizeUrl: build.query(get('/eiip-api/c/iam/login/get_authorize_url')),
    getLogoutUrl: build.query(get('/eiip-api/c/iam/login/get_logout_url')),
    loginTenant: build.mutation<LoginHints, Arg<'loginTenant'>>({
      ...withoutTokens(post('/api/session/tenant-login')),
      invalidatesTags: ['Session'],
    }),
    getUserInfo: build.query({ ...get('/api/session/user'), providesTags: ['Session'] }),
    getKnowledgeUser: build.query({ ...get('/api/session/knowledge-user/{uucId}'), providesTags: ['Session'] }),
    getTenantToken: build.mutation(post('/api/session/tenant-token')),
    getSignInMethods: build.query(get('/api/session/methods')),
    // A question is good for one answer: what was asked before is of no use.
    getCaptchaQuestion: build.query({ ...get('/api/session/captcha-question'), keepUnusedDataFor: 0 }),
    // Good for one call as well.
    getWork: build.query({ ...get('/api/session/work'), keepUnusedDataFor: 0 }),
    listDevices: build.query({ ...get('/api/session/devices'), providesTags: ['Device'] }),
    signOutDevice: build.mutation({ ...del('/api/session/devices/{id}'), invalidatesTags: ['Device'] }),
    // What a person has changes with what they bind: never an answer of before.
    exportAccount: build.query({ ...get('/api/session/account/export'), keepUnusedDataFor: 0 }),
    getLeaving: build.query({ ...get('/api/session/account/leaving'), keepUnusedDataFor: 0 }),
    leaveAccount: build.mutation(post('/api/session/account/leaving')),
    lookAtChanges: build.query({ ...post('/api/session/undo-changes/look'), keepUnusedDataFor: 0 }),
    undoChanges: build.mutation(post('/api/session/undo-changes')),
    getProofWays: build.query({ ...get('/api/session/prove'), keepUnusedDataFor: 0 }),
    sendProofCode: build.mutation(post('/api/session/prove/code')),
    proveAgain: build.mutation(post('/api/session/prove')),
    /** Whose token this is; asked before it is kept. */
    lookAtToken: build.mutation<Data<'lookAtToken'>, string>({
      query: (token) => ({
        url: '/api/session/token/look',
        method: 'POST',
        headers: { Authorization: `Bearer ${token}` },
      }),
    }),
    /** The token travels in the header once, and from then on where no script reads it. */
    keepToken: build.mutation<null, string>({
      query: (token) => ({
        url: '/api/session/token',
        method: 'POST',
        headers: { Authorization: `Bearer ${token}` },
      }),
    }),
    signOut: build.mutation(post('/api/session/sign-out')),
    signOutEverywhere: build.mutation({ ...post('/api/session/sign-out-everywhere'), invalidatesTags: ['Device'] }),
    getWeixinUrl: build.query({ ...get('/api/session/weixin-url'), keepUnusedDataFor: 0 }),
  }),
});

export const {
  endpoints: sessionEndpoints,
  useGetCaptchaQuery,
  useSendVerificationCodeMutation,
  useLoginWithPasswordMutation,
  useLoginWithSmsMutation,
  useBindWeixinMutation,
  useCheckVerificationCodeMutation,
  useChangePasswordMutation,
  useGetSignInMethodsQuery,
  useGetCaptchaQuestionQuery,
  useLazyGetWorkQuery,
  useListDevicesQuery,
  useSignOutDeviceMutation,
  useSignOutEverywhereMutation,
  useLazyExportAccountQuery,
  useGetLeavingQuery,
  useLeaveAccountMutation,
  useLookAtChangesQuery,
  useUndoChangesMutation,
  useGetProofWaysQuery,
  useSendProofCodeMutation,
  useProveAgainMutation,
  useGetWeixinUrlQuery,
  useLazyGetWeixinUrlQuery,
} = sessionApi;
