import { api } from './client';
import { get } from './paths';

const documentsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getDocument: build.query(get('/api/documents/{id}')),
  }),
});

export const { endpoints: documentsEndpoints, useGetDocumentQuery } = documentsApi;
