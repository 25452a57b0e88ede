import { adminApi } from '../../../generated/endpoints/admin';

export {
  useDecideDraftMutation,
  useDecideReviewMutation,
  useDecideSupplierMutation,
  useImportListingsMutation,
  useListDraftReviewsQuery,
  useListListingsQuery,
  useListMarketCategoriesQuery,
  useListReportedReviewsQuery,
  useListSuppliersQuery,
  useRemoveMarketCategoryMutation,
  useSaveMarketCategoryMutation,
  useSetListingMutation,
  useSetSistersMutation,
} from '../../../generated/endpoints/admin';

adminApi.enhanceEndpoints({
  addTagTypes: ['MarketCategory'],
  endpoints: {
    listListings: { providesTags: ['Domain'] },
    setListing: { invalidatesTags: (data) => (data ? ['Domain', 'Audit'] : []) },
    listDraftReviews: { providesTags: ['Domain'] },
    decideDraft: { invalidatesTags: ['Domain', 'Audit'] },
    listSuppliers: { providesTags: ['Domain'] },
    decideSupplier: { invalidatesTags: (data) => (data ? ['Domain', 'Audit'] : []) },
    setSisters: { invalidatesTags: (data) => (data ? ['Domain', 'Audit'] : []) },
    listReportedReviews: { providesTags: ['Domain'] },
    importListings: { invalidatesTags: (data) => (data?.done ? ['Domain', 'Audit'] : []) },
    listMarketCategories: { providesTags: ['MarketCategory'] },
    saveMarketCategory: { invalidatesTags: (data) => (data?.done ? ['MarketCategory', 'Audit'] : []) },
    removeMarketCategory: { invalidatesTags: (data) => (data?.done ? ['MarketCategory', 'Audit'] : []) },
    decideReview: { invalidatesTags: ['Domain', 'Audit'] },
  },
});
