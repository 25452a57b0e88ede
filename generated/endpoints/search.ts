// Generated from schemas/api/search.yaml.
import { api } from '../../src/api/client';
import { get } from '../../src/api/paths';

export const searchApi = api.injectEndpoints({
  endpoints: (build) => ({
    searchKnowledge: build.query(get('/api/search')),
    suggestQueries: build.query(get('/api/search/suggest')),
  }),
});

export const {
  endpoints: searchEndpoints,
  useSearchKnowledgeQuery,
  useLazySearchKnowledgeQuery,
  useSuggestQueriesQuery,
  useLazySuggestQueriesQuery,
} = searchApi;
