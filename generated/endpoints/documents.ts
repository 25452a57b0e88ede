// Generated from schemas/api/documents.yaml.
import { api } from '../../src/api/client';
import { get } from '../../src/api/paths';

export const documentsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listDocuments: build.query(get('/api/documents')),
    listRelatedDocuments: build.query(get('/api/documents/{id}/related')),
    listDocumentVersions: build.query(get('/api/documents/{id}/versions')),
    getDocument: build.query(get('/api/documents/{id}')),
  }),
});

export const {
  endpoints: documentsEndpoints,
  useListDocumentsQuery,
  useLazyListDocumentsQuery,
  useListRelatedDocumentsQuery,
  useLazyListRelatedDocumentsQuery,
  useListDocumentVersionsQuery,
  useLazyListDocumentVersionsQuery,
  useGetDocumentQuery,
  useLazyGetDocumentQuery,
} = documentsApi;
