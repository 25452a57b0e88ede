import { adminApi } from '../../../generated/endpoints/admin';

export {
  useDecideDraftMutation,
  useDecideReviewMutation,
  useDecideSupplierMutation,
  useDecideWaitingOrderMutation,
  useImportListingsMutation,
  useListDraftReviewsQuery,
  useListListingsQuery,
  useListMarketCategoriesQuery,
  useListOrderedRightsQuery,
  useListReportedReviewsQuery,
  useListSuppliersQuery,
  useListWaitingOrdersQuery,
  useRemoveMarketCategoryMutation,
  useSaveMarketCategoryMutation,
  useSetListingMutation,
  useSetSistersMutation,
  useSuspendRightMutation,
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
    listWaitingOrders: { providesTags: ['Domain'] },
    // Also if they are refused: somebody else may have decided.
    decideWaitingOrder: { invalidatesTags: ['Domain', 'Audit'] },
    listOrderedRights: { providesTags: ['Domain'] },
    suspendRight: { invalidatesTags: ['Domain', 'Audit'] },
    decideReview: { invalidatesTags: ['Domain', 'Audit'] },
  },
});
