import { definitionsApi } from '../../generated/endpoints/definitions';

export * from '../../generated/endpoints/definitions';

// The draft is saved every few seconds while typing, so the screen is newer than any response; the list is read anew.
definitionsApi.enhanceEndpoints({
  endpoints: {
    listDefinitions: { providesTags: ['Domain'], keepUnusedDataFor: 0 },
    getDefinition: { keepUnusedDataFor: 0 },
    dropDefinitionDraft: { invalidatesTags: ['Domain'] },
    checkDefinition: { keepUnusedDataFor: 10 },
    getDefinitionApproval: { providesTags: ['Domain'] },
    requestDefinitionApproval: { invalidatesTags: (data) => (data ? ['Domain', 'Audit'] : []) },
    publishDefinition: { invalidatesTags: (data) => (data ? ['Domain', 'Assistant', 'Audit'] : []) },
    rollbackDefinition: { invalidatesTags: (data) => (data ? ['Domain', 'Assistant', 'Audit'] : []) },
    archiveDefinition: { invalidatesTags: (_, error) => (error ? [] : ['Domain', 'Assistant', 'Audit']) },
    listDefinitionRevisions: { providesTags: ['Domain'] },
    // A revision is identified by its content, so it never changes.
    getDefinitionRevision: { keepUnusedDataFor: 600 },
  },
});
