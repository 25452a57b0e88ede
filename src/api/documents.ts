import { api } from './client';
import { get } from './paths';

const documentsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listDocuments: build.query(get('/api/documents')),
    listDocumentVersions: build.query(get('/api/documents/{id}/versions')),
    getDocument: build.query(get('/api/documents/{id}')),
  }),
});

export const {
  endpoints: documentsEndpoints,
  useGetDocumentQuery,
  useListDocumentsQuery,
  useListDocumentVersionsQuery,
} = documentsApi;
