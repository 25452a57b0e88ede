// Generated from schemas/api/demands.yaml.
import { api } from '../../src/api/client';
import { del, get, post, put } from '../../src/api/paths';

export const demandsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listDemands: build.query(get('/proxy-api/demand/page')),
    getDemand: build.query(get('/api/market/demands/{id}')),
    putDemand: build.mutation(put('/api/market/demands/{id}')),
    listSavedSearches: build.query(get('/api/market/searches')),
    saveSearch: build.mutation(post('/api/market/searches')),
    dropSearch: build.mutation(del('/api/market/searches/{id}')),
    listFittingDemands: build.query(get('/api/market/fitting-demands')),
    listDemandMatches: build.query(get('/api/market/demands/{id}/matches')),
    dropDemandMatch: build.mutation(put('/api/market/demands/{id}/matches/drop')),
    previewDemandMatches: build.query(post('/api/market/demand-matches')),
    listDemandResponses: build.query(get('/api/market/demands/{id}/responses')),
    putDemandResponse: build.mutation(put('/api/market/demands/{id}/response')),
    actOnResponse: build.mutation(post('/api/market/responses/{id}/act')),
    askContact: build.mutation(post('/api/market/responses/{id}/contact')),
    listContacts: build.query(get('/api/market/contacts')),
    actOnContact: build.mutation(post('/api/market/contacts/{id}/act')),
    actOnDemand: build.mutation(post('/api/market/demands/{id}/act')),
  }),
});

export const {
  endpoints: demandsEndpoints,
  useListDemandsQuery,
  useLazyListDemandsQuery,
  useGetDemandQuery,
  useLazyGetDemandQuery,
  usePutDemandMutation,
  useListSavedSearchesQuery,
  useLazyListSavedSearchesQuery,
  useSaveSearchMutation,
  useDropSearchMutation,
  useListFittingDemandsQuery,
  useLazyListFittingDemandsQuery,
  useListDemandMatchesQuery,
  useLazyListDemandMatchesQuery,
  useDropDemandMatchMutation,
  usePreviewDemandMatchesQuery,
  useLazyPreviewDemandMatchesQuery,
  useListDemandResponsesQuery,
  useLazyListDemandResponsesQuery,
  usePutDemandResponseMutation,
  useActOnResponseMutation,
  useAskContactMutation,
  useListContactsQuery,
  useLazyListContactsQuery,
  useActOnContactMutation,
  useActOnDemandMutation,
} = demandsApi;
