import { api } from './client';
import { get, post } from './paths';

const sessionApi = api.injectEndpoints({
  endpoints: (build) => ({
    getCurrentTenantInfo: build.query({ ...get('/proxy-api/index/tenantInfo'), providesTags: ['Session'] }),
    exchangeAccToken: build.mutation(post('/proxy-api/open/person/accToken')),
    addPersonalTenant: build.mutation({
      ...get('/proxy-api/open/office/addTenantPersonal'),
      invalidatesTags: ['Organization'],
    }),
    listOrganizations: build.query({ ...get('/proxy-api/tenant/join/apply/list'), providesTags: ['Organization'] }),
    getCaptcha: build.query(get('/proxy-api/getAccCaptcha')),
    sendVerificationCode: build.mutation(post('/proxy-api/getAccRemoteCaptcha')),
    loginWithPassword: build.mutation(post('/proxy-api/open/office/loginAcc')),
    loginWithSms: build.mutation(post('/proxy-api/open/office/loginAccSms')),
    getUserInfoByTenant: build.query({
      ...post('/proxy-api/getUucUserInfoByTenant', { query: ['tenantId', 'username'] }),
      providesTags: ['Session'],
    }),
    bindWeixin: build.mutation(post('/proxy-api/open/weixin/bind')),
    checkVerificationCode: build.mutation(post('/api/uuc/v1/check-code')),
    changePassword: build.mutation(post('/proxy-api/checkAndChangePassword')),
    getAuthorizeUrl: build.query(get('/eiip-api/c/iam/login/get_authorize_url')),
    getLogoutUrl: build.query(get('/eiip-api/c/iam/login/get_logout_url')),
    loginTenant: build.mutation({ ...post('/api/session/tenant-login'), invalidatesTags: ['Session'] }),
    getUserInfo: build.query({ ...get('/api/session/user'), providesTags: ['Session'] }),
    getKnowledgeUser: build.query({ ...get('/api/session/knowledge-user/{uucId}'), providesTags: ['Session'] }),
    getTenantToken: build.mutation(post('/api/session/tenant-token')),
  }),
});

export const {
  endpoints: sessionEndpoints,
  useGetCurrentTenantInfoQuery,
  useExchangeAccTokenMutation,
  useAddPersonalTenantMutation,
  useListOrganizationsQuery,
  useGetCaptchaQuery,
  useSendVerificationCodeMutation,
  useLoginWithPasswordMutation,
  useLoginWithSmsMutation,
  useGetUserInfoByTenantQuery,
  useBindWeixinMutation,
  useCheckVerificationCodeMutation,
  useChangePasswordMutation,
  useGetAuthorizeUrlQuery,
  useGetLogoutUrlQuery,
  useLoginTenantMutation,
  useGetUserInfoQuery,
  useGetKnowledgeUserQuery,
  useGetTenantTokenMutation,
} = sessionApi;
