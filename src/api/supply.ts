import { supplyApi } from '../../generated/endpoints/supply';
import { quietCalls } from './quiet-calls';

export {
  useActOnOwnOfferingMutation,
  useAddOwnManualMutation,
  useAddOwnOfferingMutation,
  useEndPrivatePriceMutation,
  useGetOwnOfferingQuery,
  useGetSupplierQuery,
  useGivePrivatePriceMutation,
  useImportOwnOfferingsMutation,
  useListOwnManualsQuery,
  useListOwnOfferingsQuery,
  useListPrivatePricesQuery,
  useListReviewsQuery,
  useRemoveOwnManualMutation,
  useRemoveReviewMutation,
  useReplyToReviewMutation,
  useReportReviewMutation,
  useSaveOwnOfferingMutation,
  useSaveReviewMutation,
  useSaveSupplierMutation,
} from '../../generated/endpoints/supply';

// Said beside what was asked for; a toast would say it twice.
quietCalls.add('saveSupplier');
quietCalls.add('addOwnOffering');
quietCalls.add('saveOwnOffering');
quietCalls.add('importOwnOfferings');
quietCalls.add('actOnOwnOffering');
quietCalls.add('addOwnManual');
quietCalls.add('givePrivatePrice');
quietCalls.add('endPrivatePrice');
quietCalls.add('saveReview');
quietCalls.add('removeReview');
quietCalls.add('replyToReview');
quietCalls.add('reportReview');

const isMine = { providesTags: ['App' as const] };

supplyApi.enhanceEndpoints({
  endpoints: {
    getSupplier: isMine,
    listOwnOfferings: isMine,
    getOwnOffering: isMine,
    listPrivatePrices: isMine,
    listOwnManuals: isMine,
    addOwnManual: { invalidatesTags: (data) => (data ? ['App'] : []) },
    removeOwnManual: { invalidatesTags: ['App'] },
    givePrivatePrice: { invalidatesTags: (data) => (data ? ['App'] : []) },
    endPrivatePrice: { invalidatesTags: ['App'] },
    listReviews: isMine,
    saveReview: { invalidatesTags: (data) => (data ? ['App'] : []) },
    removeReview: { invalidatesTags: ['App'] },
    replyToReview: { invalidatesTags: ['App'] },
    saveSupplier: { invalidatesTags: ['App'] },
    importOwnOfferings: { invalidatesTags: (data) => (data?.done ? ['App'] : []) },
    addOwnOffering: { invalidatesTags: (data) => (data ? ['App'] : []) },
    // Also if it is refused: somebody else has saved, and what they saved is shown beside one's own.
    saveOwnOffering: { invalidatesTags: ['App'] },
    actOnOwnOffering: { invalidatesTags: ['App'] },
  },
});
