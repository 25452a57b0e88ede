import { api } from './client';
import { del, get, post, put } from './paths';

const domain = '/api/admin/domains/{domain}' as const;

const adminApi = api.enhanceEndpoints({ addTagTypes: ['Operator', 'Domain', 'Audit'] }).injectEndpoints({
  endpoints: (build) => ({
    getOperator: build.query({ ...get('/api/admin/session'), providesTags: ['Operator'] }),
    signInOperator: build.mutation({ ...post('/api/admin/session'), invalidatesTags: ['Operator', 'Domain', 'Audit'] }),
    signOutOperator: build.mutation({ ...del('/api/admin/session'), invalidatesTags: ['Operator'] }),
    listDomains: build.query({ ...get('/api/admin/domains'), providesTags: ['Domain'] }),
    createDomain: build.mutation({ ...post('/api/admin/domains'), invalidatesTags: ['Domain', 'Audit'] }),
    getDomain: build.query({ ...get(domain), providesTags: ['Domain'] }),
    // Saved every few seconds while somebody types: what is on the screen is newer than any answer.
    saveDraft: build.mutation(put(`${domain}/draft`)),
    dropDraft: build.mutation({ ...del(`${domain}/draft`), invalidatesTags: ['Domain'] }),
    checkSetting: build.query({ ...post(`${domain}/check`), keepUnusedDataFor: 0 }),
    publishSetting: build.mutation({ ...post(`${domain}/publish`), invalidatesTags: ['Domain', 'Audit'] }),
    cancelSchedule: build.mutation({ ...del(`${domain}/schedule`), invalidatesTags: ['Domain', 'Audit'] }),
    listRevisions: build.query({ ...get(`${domain}/revisions`), providesTags: ['Domain'] }),
    getRevision: build.query(get(`${domain}/revisions/{revision}`)),
    rollbackSetting: build.mutation({ ...post(`${domain}/rollback`), invalidatesTags: ['Domain', 'Audit'] }),
    blameSetting: build.query({ ...get(`${domain}/blame`), providesTags: ['Domain'] }),
    importSetting: build.query({ ...post(`${domain}/import`), keepUnusedDataFor: 0 }),
    listAudit: build.query({ ...get('/api/admin/audit'), providesTags: ['Audit'] }),
    uploadImage: build.mutation(post('/api/admin/images', { raw: true })),
  }),
});

export const {
  endpoints: adminEndpoints,
  useGetOperatorQuery,
  useSignInOperatorMutation,
  useSignOutOperatorMutation,
  useListDomainsQuery,
  useCreateDomainMutation,
  useGetDomainQuery,
  useSaveDraftMutation,
  useDropDraftMutation,
  useLazyCheckSettingQuery,
  usePublishSettingMutation,
  useCancelScheduleMutation,
  useListRevisionsQuery,
  useGetRevisionQuery,
  useRollbackSettingMutation,
  useBlameSettingQuery,
  useLazyImportSettingQuery,
  useListAuditQuery,
  useUploadImageMutation,
} = adminApi;
