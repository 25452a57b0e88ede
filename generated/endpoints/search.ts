// Generated from schemas/api/search.yaml.
import { api } from '../../src/api/client';
import { get } from '../../src/api/paths';

export const searchApi = api.injectEndpoints({
  endpoints: (build) => ({
    listKnowledgeBaseNames: build.query(get('/api/messages/getKbName')),
    searchKnowledge: build.query(get('/api/search')),
    suggestQueries: build.query(get('/api/search/suggest')),
    lookUpAlarm: build.query(get('/api/search/alarm')),
    listAlarmMachines: build.query(get('/api/search/alarm-machines')),
  }),
});

export const {
  endpoints: searchEndpoints,
  useListKnowledgeBaseNamesQuery,
  useLazyListKnowledgeBaseNamesQuery,
  useSearchKnowledgeQuery,
  useLazySearchKnowledgeQuery,
  useSuggestQueriesQuery,
  useLazySuggestQueriesQuery,
  useLookUpAlarmQuery,
  useLazyLookUpAlarmQuery,
  useListAlarmMachinesQuery,
  useLazyListAlarmMachinesQuery,
} = searchApi;
