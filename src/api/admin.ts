import { api } from './client';
import { del, get, post, put } from './paths';

const domain = '/api/admin/domains/{domain}' as const;

export const seenByOperators = ['Operator', 'Domain', 'Audit', 'Outbox', 'Registration', 'Account'] as const;

const adminApi = api.injectEndpoints({
  endpoints: (build) => ({
    getOperator: build.query({ ...get('/api/admin/session'), providesTags: ['Operator'] }),
    // What was refused meanwhile is asked for again.
    signInOperator: build.mutation({
      ...post('/api/admin/session'),
      invalidatesTags: (data) => (data ? seenByOperators : []),
    }),
    answerOperatorStep: build.mutation({
      ...post('/api/admin/session/second-step'),
      invalidatesTags: (data) => (data ? seenByOperators : []),
    }),
    askPasskeyForOperator: build.mutation(post('/api/admin/session/second-step/passkey')),
    beginOperatorSetUp: build.mutation(post('/api/admin/session/set-up')),
    // Nothing is asked for again yet: the page would go, and the recovery codes with it.
    confirmOperatorSetUp: build.mutation(put('/api/admin/session/set-up')),
    getOperatorProofWays: build.query({
      ...get('/api/admin/session/prove'),
      keepUnusedDataFor: 0,
      providesTags: ['Operator'],
    }),
    proveOperator: build.mutation(post('/api/admin/session/prove')),
    askPasskeyForOperatorProof: build.mutation(post('/api/admin/session/prove/passkey')),
    signOutOperator: build.mutation({
      ...del('/api/admin/session'),
      // Nothing that this operator saw may be there for the next one.
      onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
        await queryFulfilled.then(
          () => dispatch(api.util.resetApiState()),
          () => undefined,
        );
      },
    }),
    listDomains: build.query({ ...get('/api/admin/domains'), providesTags: ['Domain'] }),
    createDomain: build.mutation({ ...post('/api/admin/domains'), invalidatesTags: ['Domain', 'Audit'] }),
    getDomain: build.query({ ...get(domain), providesTags: ['Domain'] }),
    getDomainHost: build.query({ ...get(`${domain}/host`), providesTags: ['Domain'] }),
    checkDomainHost: build.mutation({ ...post(`${domain}/host/check`), invalidatesTags: ['Domain', 'Audit'] }),
    askForDomainHost: build.mutation({ ...post(`${domain}/host/approval`), invalidatesTags: ['Domain'] }),
    decideDomainHost: build.mutation({ ...post(`${domain}/host/decision`), invalidatesTags: ['Domain', 'Audit'] }),
    listHostClaims: build.query({ ...get('/api/admin/hosts'), providesTags: ['Domain'] }),
    // Saved every few seconds while somebody types: what is on the screen is newer than any answer.
    saveDraft: build.mutation(put(`${domain}/draft`)),
    dropDraft: build.mutation({ ...del(`${domain}/draft`), invalidatesTags: ['Domain'] }),
    checkSetting: build.query({ ...post(`${domain}/check`), keepUnusedDataFor: 10 }),
    // A refusal changes nothing, and asking again would throw away what the editor shows.
    publishSetting: build.mutation({
      ...post(`${domain}/publish`),
      invalidatesTags: (data) => (data ? ['Domain', 'Audit'] : []),
    }),
    cancelSchedule: build.mutation({ ...del(`${domain}/schedule`), invalidatesTags: ['Domain', 'Audit'] }),
    listRevisions: build.query({ ...get(`${domain}/revisions`), providesTags: ['Domain'] }),
    // A revision is its content: it never changes.
    getRevision: build.query({ ...get(`${domain}/revisions/{revision}`), keepUnusedDataFor: 600 }),
    rollbackSetting: build.mutation({ ...post(`${domain}/rollback`), invalidatesTags: ['Domain', 'Audit'] }),
    blameSetting: build.query({ ...get(`${domain}/blame`), providesTags: ['Domain'] }),
    importSetting: build.query({ ...post(`${domain}/import`), keepUnusedDataFor: 0 }),
    listAudit: build.query({ ...get('/api/admin/audit'), providesTags: ['Audit'] }),
    uploadImage: build.mutation(post('/api/admin/images', { raw: true })),
    listOutbox: build.query({ ...get('/api/admin/outbox'), providesTags: ['Outbox'] }),
    findAccounts: build.query({ ...get('/api/admin/accounts'), providesTags: ['Account'], keepUnusedDataFor: 0 }),
    setAccountDisabled: build.mutation({
      ...post('/api/admin/accounts/{id}/disabled'),
      invalidatesTags: ['Account', 'Audit'],
    }),
    listRegistrations: build.query({ ...get('/api/admin/organization-applications'), providesTags: ['Registration'] }),
    decideRegistration: build.mutation({
      ...post('/api/admin/organization-applications/{id}'),
      invalidatesTags: ['Registration', 'Audit'],
    }),
  }),
});

export const {
  endpoints: adminEndpoints,
  useGetOperatorQuery,
  useSignInOperatorMutation,
  useAnswerOperatorStepMutation,
  useAskPasskeyForOperatorMutation,
  useBeginOperatorSetUpMutation,
  useConfirmOperatorSetUpMutation,
  useGetOperatorProofWaysQuery,
  useProveOperatorMutation,
  useAskPasskeyForOperatorProofMutation,
  useSignOutOperatorMutation,
  useListDomainsQuery,
  useCreateDomainMutation,
  useGetDomainQuery,
  useGetDomainHostQuery,
  useCheckDomainHostMutation,
  useAskForDomainHostMutation,
  useDecideDomainHostMutation,
  useListHostClaimsQuery,
  useSaveDraftMutation,
  useCheckSettingQuery,
  useLazyCheckSettingQuery,
  usePublishSettingMutation,
  useCancelScheduleMutation,
  useListRevisionsQuery,
  useLazyListRevisionsQuery,
  useGetRevisionQuery,
  useRollbackSettingMutation,
  useBlameSettingQuery,
  useLazyImportSettingQuery,
  useListAuditQuery,
  useUploadImageMutation,
  useListOutboxQuery,
  useFindAccountsQuery,
  useSetAccountDisabledMutation,
  useListRegistrationsQuery,
  useDecideRegistrationMutation,
} = adminApi;
