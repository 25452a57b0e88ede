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
    // A question is good for one answer: what was asked before is of no use.
    getCaptchaQuestion: { keepUnusedDataFor: 0 },
    // Good for one call as well.
    getWork: { keepUnusedDataFor: 0 },
    listDevices: { providesTags: ['Device'] },
    signOutDevice: { invalidatesTags: ['Device'] },
    // What a person has changes with what they bind: never an answer of before.
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
  }),
});
