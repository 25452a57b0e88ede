import { adminApi } from '../../generated/endpoints/admin';
import quietOperatorCalls from '../../generated/quiet-operator-calls.json';
import { api } from './client';
import { quietCalls } from './quiet-calls';

export * from '../../generated/endpoints/admin';

for (const call of quietOperatorCalls) quietCalls.add(call);

export const seenByOperators = [
  'Operator',
  'Domain',
  'Audit',
  'Outbox',
  'Registration',
  'Account',
  'Staff',
  'DomainFile',
  'Talk',
] as const;

// Two mutations invalidate nothing on purpose. Confirming the set-up would reload the page that shows the recovery
// codes. The draft is saved every few seconds while typing, so the screen is newer than any response.
adminApi.enhanceEndpoints({
  endpoints: {
    listDomainActivities: { providesTags: ['Domain'] },
    getActivityReport: { providesTags: ['Domain'] },
    actOnActivity: { invalidatesTags: (data) => (data ? ['Domain', 'Audit'] : []) },
    getOperator: { providesTags: ['Operator'] },
    // Refetches what was refused in the meantime.
    signInOperator: { invalidatesTags: (data) => (data ? seenByOperators : []) },
    answerOperatorStep: { invalidatesTags: (data) => (data ? seenByOperators : []) },
    getOperatorProofWays: { keepUnusedDataFor: 0, providesTags: ['Operator'] },
    signOutOperator: {
      // The next operator must not see this one's data.
      onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
        await queryFulfilled.then(
          () => dispatch(api.util.resetApiState()),
          () => undefined,
        );
      },
    },
    listTemplates: { keepUnusedDataFor: 600 },
    listDomainKnowledgeBases: { providesTags: ['DomainFile'] },
    listDomainFiles: { providesTags: ['DomainFile'] },
    listDomainImages: { keepUnusedDataFor: 0 },
    addDomainFile: { invalidatesTags: ['DomainFile'] },
    removeDomainFile: { invalidatesTags: ['DomainFile'] },
    // What people say, like comments.
    listGaps: { providesTags: ['Talk'] },
    closeGap: { invalidatesTags: ['Talk'] },
    listExperts: { providesTags: ['Talk'] },
    appointExpert: { invalidatesTags: (data) => (data ? ['Talk', 'Audit'] : []) },
    dismissExpert: { invalidatesTags: ['Talk', 'Audit'] },
    listDomainTools: { providesTags: ['Domain'] },
    saveDomainTool: { invalidatesTags: (data) => (data ? ['Domain', 'Assistant', 'Audit'] : []) },
    removeDomainTool: { invalidatesTags: ['Domain', 'Assistant', 'Audit'] },
    listDomains: { providesTags: ['Domain'] },
    createDomain: { invalidatesTags: ['Domain', 'Audit'] },
    archiveDomain: { invalidatesTags: ['Domain', 'Audit'] },
    restoreDomain: { invalidatesTags: ['Domain', 'Audit'] },
    getDomain: { providesTags: ['Domain'] },
    getDomainHost: { providesTags: ['Domain'] },
    checkDomainHost: { invalidatesTags: ['Domain', 'Audit'] },
    askForDomainHost: { invalidatesTags: ['Domain'] },
    decideDomainHost: { invalidatesTags: ['Domain', 'Audit'] },
    listHostClaims: { providesTags: ['Domain'] },
    dropDraft: { invalidatesTags: ['Domain'] },
    checkSetting: { keepUnusedDataFor: 10 },
    // A refusal changes nothing, and a refetch would discard what the editor shows.
    publishSetting: { invalidatesTags: (data) => (data ? ['Domain', 'Audit'] : []) },
    getApproval: { providesTags: ['Domain'] },
    setApprovalRule: { invalidatesTags: ['Domain', 'Audit'] },
    requestApproval: { invalidatesTags: (data) => (data ? ['Domain', 'Audit'] : []) },
    approveSetting: { invalidatesTags: ['Domain', 'Audit'] },
    declineSetting: { invalidatesTags: ['Domain', 'Audit'] },
    cancelSchedule: { invalidatesTags: ['Domain', 'Audit'] },
    listRevisions: { providesTags: ['Domain'] },
    // A revision is identified by its content, so it never changes.
    getRevision: { keepUnusedDataFor: 600 },
    rollbackSetting: { invalidatesTags: ['Domain', 'Audit'] },
    blameSetting: { providesTags: ['Domain'] },
    importSetting: { keepUnusedDataFor: 0 },
    listOperators: { providesTags: ['Staff'] },
    setOperatorRole: { invalidatesTags: ['Staff', 'Audit'] },
    removeOperatorRole: { invalidatesTags: ['Staff', 'Audit'] },
    inviteOperator: { invalidatesTags: (data) => (data ? ['Staff', 'Audit'] : []) },
    revokeOperatorInvitation: { invalidatesTags: ['Staff', 'Audit'] },
    listAudit: { providesTags: ['Audit'] },
    listOutbox: { providesTags: ['Outbox'] },
    findAccounts: { providesTags: ['Account'], keepUnusedDataFor: 0 },
    setAccountDisabled: { invalidatesTags: ['Account', 'Audit'] },
    listRegistrations: { providesTags: ['Registration'] },
    decideRegistration: { invalidatesTags: ['Registration', 'Audit'] },
  },
});
