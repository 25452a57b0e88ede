import { demandsApi } from '../../generated/endpoints/demands';
import { quietCalls } from './quiet-calls';

export {
  useActOnContactMutation,
  useActOnDemandMutation,
  useActOnResponseMutation,
  useAskContactMutation,
  useDropDemandMatchMutation,
  useDropSearchMutation,
  useGetDemandQuery,
  useListContactsQuery,
  useListDemandMatchesQuery,
  useListDemandResponsesQuery,
  useListDemandsQuery,
  useListFittingDemandsQuery,
  useListSavedSearchesQuery,
  usePreviewDemandMatchesQuery,
  usePutDemandMutation,
  usePutDemandResponseMutation,
  useSaveSearchMutation,
} from '../../generated/endpoints/demands';

// Said beside the form; a toast would say it twice.
quietCalls.add('putDemand');
quietCalls.add('actOnDemand');
quietCalls.add('putDemandResponse');
quietCalls.add('actOnResponse');
quietCalls.add('askContact');
quietCalls.add('actOnContact');

const isDemand = { providesTags: ['Demand' as const] };
const changesDemands = { invalidatesTags: ['Demand' as const] };

// An own tag type, so that the first page does not know it.
demandsApi.enhanceEndpoints({ addTagTypes: ['Demand'] }).enhanceEndpoints({
  endpoints: {
    listDemands: isDemand,
    getDemand: isDemand,
    putDemand: changesDemands,
    actOnDemand: changesDemands,
    listDemandMatches: isDemand,
    dropDemandMatch: changesDemands,
    listFittingDemands: isDemand,
    listDemandResponses: isDemand,
    putDemandResponse: changesDemands,
    actOnResponse: changesDemands,
    askContact: changesDemands,
    listContacts: isDemand,
    actOnContact: changesDemands,
    listSavedSearches: isDemand,
    saveSearch: changesDemands,
    dropSearch: changesDemands,
  },
});
