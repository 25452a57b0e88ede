// Generated from schemas/api/definitions.yaml.
import { api } from '../../src/api/client';
import { del, get, post, put } from '../../src/api/paths';

export const definitionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listDefinitions: build.query(get('/api/admin/domains/{domain}/definitions')),
    getDefinition: build.query(get('/api/admin/domains/{domain}/definitions/{kind}/{id}')),
    saveDefinitionDraft: build.mutation(put('/api/admin/domains/{domain}/definitions/{kind}/{id}/draft')),
    dropDefinitionDraft: build.mutation(del('/api/admin/domains/{domain}/definitions/{kind}/{id}/draft')),
    checkDefinition: build.query(post('/api/admin/domains/{domain}/definitions/{kind}/{id}/check')),
    listDislikedQuestions: build.query(get('/api/admin/domains/{domain}/definitions/{kind}/{id}/disliked')),
    getDefinitionApproval: build.query(get('/api/admin/domains/{domain}/definitions/{kind}/{id}/approval')),
    requestDefinitionApproval: build.mutation(post('/api/admin/domains/{domain}/definitions/{kind}/{id}/approval')),
    publishDefinition: build.mutation(post('/api/admin/domains/{domain}/definitions/{kind}/{id}/publish')),
    listDefinitionRevisions: build.query(get('/api/admin/domains/{domain}/definitions/{kind}/{id}/revisions')),
    getDefinitionRevision: build.query(get('/api/admin/domains/{domain}/definitions/{kind}/{id}/revisions/{revision}')),
    rollbackDefinition: build.mutation(post('/api/admin/domains/{domain}/definitions/{kind}/{id}/rollback')),
    archiveDefinition: build.mutation(post('/api/admin/domains/{domain}/definitions/{kind}/{id}/archive')),
  }),
});

export const {
  endpoints: definitionsEndpoints,
  useListDefinitionsQuery,
  useLazyListDefinitionsQuery,
  useGetDefinitionQuery,
  useLazyGetDefinitionQuery,
  useSaveDefinitionDraftMutation,
  useDropDefinitionDraftMutation,
  useCheckDefinitionQuery,
  useLazyCheckDefinitionQuery,
  useListDislikedQuestionsQuery,
  useLazyListDislikedQuestionsQuery,
  useGetDefinitionApprovalQuery,
  useLazyGetDefinitionApprovalQuery,
  useRequestDefinitionApprovalMutation,
  usePublishDefinitionMutation,
  useListDefinitionRevisionsQuery,
  useLazyListDefinitionRevisionsQuery,
  useGetDefinitionRevisionQuery,
  useLazyGetDefinitionRevisionQuery,
  useRollbackDefinitionMutation,
  useArchiveDefinitionMutation,
} = definitionsApi;
