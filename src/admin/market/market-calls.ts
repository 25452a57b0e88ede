import { adminApi } from '../../../generated/endpoints/admin';

export {
  useDecideDraftMutation,
  useDecideReviewMutation,
  useDecideSupplierMutation,
  useListDraftReviewsQuery,
  useListListingsQuery,
  useListReportedReviewsQuery,
  useListSuppliersQuery,
  useSetListingMutation,
} from '../../../generated/endpoints/admin';

adminApi.enhanceEndpoints({
  endpoints: {
    listListings: { providesTags: ['Domain'] },
    setListing: { invalidatesTags: (data) => (data ? ['Domain', 'Audit'] : []) },
    listDraftReviews: { providesTags: ['Domain'] },
    decideDraft: { invalidatesTags: ['Domain', 'Audit'] },
    listSuppliers: { providesTags: ['Domain'] },
    decideSupplier: { invalidatesTags: (data) => (data ? ['Domain', 'Audit'] : []) },
    listReportedReviews: { providesTags: ['Domain'] },
    decideReview: { invalidatesTags: ['Domain', 'Audit'] },
  },
});
