// Generated from schemas/api/assistants.yaml.
import { api } from '../../src/api/client';
import { get, post } from '../../src/api/paths';

export const assistantsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getPublicKey: build.query(get('/achat/api/v1/user/public_key')),
    syncAssistant: build.mutation(post('/achat/api/v1/user/syn_assistant_or_flow')),
    listOnlineAssistants: build.query(get('/achat/api/v1/chat/online')),
    listAssistants: build.query(get('/achat/api/v1/assistant/qa/page')),
    getAssistant: build.query(get('/api/assistants/{id}')),
    offerCalculator: build.query(post('/api/calculators/offer')),
    getProcedure: build.query(get('/api/procedures/{id}')),
    getCalculator: build.query(get('/api/calculators/{id}')),
  }),
});

export const {
  endpoints: assistantsEndpoints,
  useGetPublicKeyQuery,
  useLazyGetPublicKeyQuery,
  useSyncAssistantMutation,
  useListOnlineAssistantsQuery,
  useLazyListOnlineAssistantsQuery,
  useListAssistantsQuery,
  useLazyListAssistantsQuery,
  useGetAssistantQuery,
  useLazyGetAssistantQuery,
  useOfferCalculatorQuery,
  useLazyOfferCalculatorQuery,
  useGetProcedureQuery,
  useLazyGetProcedureQuery,
  useGetCalculatorQuery,
  useLazyGetCalculatorQuery,
} = assistantsApi;
