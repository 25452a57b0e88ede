import { guestApi } from '../../generated/endpoints/guest';

export * from '../../generated/endpoints/guest';

guestApi.enhanceEndpoints({
  endpoints: {
    listGuestLinks: { providesTags: ['Talk'] },
    createGuestLink: { invalidatesTags: (data) => (data ? ['Talk', 'Audit'] : []) },
    withdrawGuestLink: { invalidatesTags: ['Talk', 'Audit'] },
    listDomainComments: { providesTags: ['Talk'] },
    addDomainComment: { invalidatesTags: (data) => (data ? ['Talk', 'Audit'] : []) },
    setCommentResolved: { invalidatesTags: ['Talk', 'Audit'] },
    removeDomainComment: { invalidatesTags: ['Talk', 'Audit'] },
    // A link may close, so it is opened each time.
    openGuestPreview: { keepUnusedDataFor: 0 },
    listGuestComments: { providesTags: ['Talk'], keepUnusedDataFor: 0 },
    addGuestComment: { invalidatesTags: (data) => (data ? ['Talk'] : []) },
    removeGuestComment: { invalidatesTags: ['Talk'] },
    setGuestVerdict: { invalidatesTags: ['Talk'] },
  },
});
