// Generated from schemas/api/supply.yaml.
import { api } from '../../src/api/client';
import { del, get, post, put } from '../../src/api/paths';

export const supplyApi = api.injectEndpoints({
  endpoints: (build) => ({
    getSupplier: build.query(get('/api/market/supplier')),
    saveSupplier: build.mutation(put('/api/market/supplier')),
    listOwnOfferings: build.query(get('/api/market/supplier/offerings')),
    addOwnOffering: build.mutation(post('/api/market/supplier/offerings')),
    getOwnOffering: build.query(get('/api/market/supplier/offerings/{id}')),
    saveOwnOffering: build.mutation(put('/api/market/supplier/offerings/{id}')),
    actOnOwnOffering: build.mutation(post('/api/market/supplier/offerings/{id}/act')),
    listPrivatePrices: build.query(get('/api/market/supplier/offerings/{id}/prices')),
    givePrivatePrice: build.mutation(post('/api/market/supplier/offerings/{id}/prices')),
    endPrivatePrice: build.mutation(del('/api/market/supplier/prices/{id}')),
    importOwnOfferings: build.mutation(post('/api/market/supplier/import', { query: ['mode', 'submit'], raw: true })),
    listReviews: build.query(get('/api/market/offerings/{id}/reviews')),
    saveReview: build.mutation(put('/api/market/offerings/{id}/reviews')),
    removeReview: build.mutation(del('/api/market/reviews/{id}')),
    replyToReview: build.mutation(put('/api/market/reviews/{id}/reply')),
    reportReview: build.mutation(post('/api/market/reviews/{id}/report')),
  }),
});

export const {
  endpoints: supplyEndpoints,
  useGetSupplierQuery,
  useLazyGetSupplierQuery,
  useSaveSupplierMutation,
  useListOwnOfferingsQuery,
  useLazyListOwnOfferingsQuery,
  useAddOwnOfferingMutation,
  useGetOwnOfferingQuery,
  useLazyGetOwnOfferingQuery,
  useSaveOwnOfferingMutation,
  useActOnOwnOfferingMutation,
  useListPrivatePricesQuery,
  useLazyListPrivatePricesQuery,
  useGivePrivatePriceMutation,
  useEndPrivatePriceMutation,
  useImportOwnOfferingsMutation,
  useListReviewsQuery,
  useLazyListReviewsQuery,
  useSaveReviewMutation,
  useRemoveReviewMutation,
  useReplyToReviewMutation,
  useReportReviewMutation,
} = supplyApi;
