import { sessionApi } from '../../generated/endpoints/session';
import { api } from './client';
import type { Data } from './paths';

export * from '../../generated/endpoints/session';

sessionApi.enhanceEndpoints({
  endpoints: {
    getCurrentTenantInfo: { providesTags: ['Session', 'Organization'] },
    addPersonalTenant: { invalidatesTags: ['Organization'] },
    listOrganizations: { providesTags: ['Organization'] },
    getUserInfoByTenant: { providesTags: ['Session'] },
    loginTenant: { invalidatesTags: ['Session'] },
    getUserInfo: { providesTags: ['Session'] },
    getKnowledgeUser: { providesTags: ['Session'] },
    // A captcha is valid for one answer, so it is never cached.
    getCaptchaQuestion: { keepUnusedDataFor: 0 },
    // Also valid for one call only.
    getWork: { keepUnusedDataFor: 0 },
    listDevices: { providesTags: ['Device'] },
    signOutDevice: { invalidatesTags: ['Device'] },
    // These change with what the person binds, so they are never cached.
    exportAccount: { keepUnusedDataFor: 0 },
    getLeaving: { keepUnusedDataFor: 0 },
    lookAtChanges: { keepUnusedDataFor: 0 },
    getProofWays: { keepUnusedDataFor: 0 },
    signOutEverywhere: { invalidatesTags: ['Device'] },
    getWeixinUrl: { keepUnusedDataFor: 0 },
  },
});

export const { endpoints: tokenEndpoints } = api.injectEndpoints({
  endpoints: (build) => ({
    /** The owner of this token, looked up before it is stored. */
    lookAtToken: build.mutation<Data<'lookAtToken'>, string>({
      query: (token) => ({
        url: '/api/session/token/look',
        method: 'POST',
        headers: { Authorization: `Bearer ${token}` },
      }),
    }),
    /** Sends the token in a header once; the server then stores it in an HttpOnly cookie. */
    keepToken: build.mutation<null, string>({
      query: (token) => ({
        url: '/api/session/token',
        method: 'POST',
        headers: { Authorization: `Bearer ${token}` },
      }),
    }),
  }),
});
