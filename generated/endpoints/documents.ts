// Generated from schemas/api/documents.yaml.
import { api } from '../../src/api/client';
import { get } from '../../src/api/paths';

export const documentsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listDocuments: build.query(get('/api/documents')),
    listDocumentVersions: build.query(get('/api/documents/{id}/versions')),
    getDocument: build.query(get('/api/documents/{id}')),
  }),
});

export const {
  endpoints: documentsEndpoints,
  useListDocumentsQuery,
  useLazyListDocumentsQuery,
  useListDocumentVersionsQuery,
  useLazyListDocumentVersionsQuery,
  useGetDocumentQuery,
  useLazyGetDocumentQuery,
} = documentsApi;
