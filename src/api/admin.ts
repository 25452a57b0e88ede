import { adminApi } from '../../generated/endpoints/admin';
import { api } from './client';

export * from '../../generated/endpoints/admin';

export const seenByOperators = ['Operator', 'Domain', 'Audit', 'Outbox', 'Registration', 'Account'] as const;

// Two calls invalidate nothing on purpose. Confirming the set-up: the page would go, and the recovery codes with it. Saving the draft,
// every few seconds while somebody types: what is on the screen is newer than any answer.
adminApi.enhanceEndpoints({
  endpoints: {
    getOperator: { providesTags: ['Operator'] },
    // What was refused meanwhile is asked for again.
    signInOperator: { invalidatesTags: (data) => (data ? seenByOperators : []) },
    answerOperatorStep: { invalidatesTags: (data) => (data ? seenByOperators : []) },
    getOperatorProofWays: { keepUnusedDataFor: 0, providesTags: ['Operator'] },
    signOutOperator: {
      // Nothing that this operator saw may be there for the next one.
      onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
        await queryFulfilled.then(
          () => dispatch(api.util.resetApiState()),
          () => undefined,
        );
      },
    },
    listDomains: { providesTags: ['Domain'] },
    createDomain: { invalidatesTags: ['Domain', 'Audit'] },
    getDomain: { providesTags: ['Domain'] },
    getDomainHost: { providesTags: ['Domain'] },
    checkDomainHost: { invalidatesTags: ['Domain', 'Audit'] },
    askForDomainHost: { invalidatesTags: ['Domain'] },
    decideDomainHost: { invalidatesTags: ['Domain', 'Audit'] },
    listHostClaims: { providesTags: ['Domain'] },
    dropDraft: { invalidatesTags: ['Domain'] },
    checkSetting: { keepUnusedDataFor: 10 },
    // A refusal changes nothing, and asking again would throw away what the editor shows.
    publishSetting: { invalidatesTags: (data) => (data ? ['Domain', 'Audit'] : []) },
    cancelSchedule: { invalidatesTags: ['Domain', 'Audit'] },
    listRevisions: { providesTags: ['Domain'] },
    // A revision is its content: it never changes.
    getRevision: { keepUnusedDataFor: 600 },
    rollbackSetting: { invalidatesTags: ['Domain', 'Audit'] },
    blameSetting: { providesTags: ['Domain'] },
    importSetting: { keepUnusedDataFor: 0 },
    listAudit: { providesTags: ['Audit'] },
    listOutbox: { providesTags: ['Outbox'] },
    findAccounts: { providesTags: ['Account'], keepUnusedDataFor: 0 },
    setAccountDisabled: { invalidatesTags: ['Account', 'Audit'] },
    listRegistrations: { providesTags: ['Registration'] },
    decideRegistration: { invalidatesTags: ['Registration', 'Audit'] },
  },
});
