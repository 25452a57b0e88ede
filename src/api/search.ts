import { api } from './client';
import { get } from './paths';

const searchApi = api.injectEndpoints({
  endpoints: (build) => ({
    searchKnowledge: build.query(get('/api/search')),
    suggestQueries: build.query(get('/api/search/suggest')),
  }),
});

export const { endpoints: searchEndpoints, useLazySuggestQueriesQuery } = searchApi;
