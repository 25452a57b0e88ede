// Generated from schemas/api/guest.yaml.
import { api } from '../../src/api/client';
import { del, get, post, put } from '../../src/api/paths';

export const guestApi = api.injectEndpoints({
  endpoints: (build) => ({
    listGuestLinks: build.query(get('/api/admin/domains/{domain}/guest-links')),
    createGuestLink: build.mutation(post('/api/admin/domains/{domain}/guest-links')),
    withdrawGuestLink: build.mutation(del('/api/admin/domains/{domain}/guest-links/{id}')),
    listDomainComments: build.query(get('/api/admin/domains/{domain}/comments')),
    addDomainComment: build.mutation(post('/api/admin/domains/{domain}/comments')),
    setCommentResolved: build.mutation(put('/api/admin/domains/{domain}/comments/{id}')),
    removeDomainComment: build.mutation(del('/api/admin/domains/{domain}/comments/{id}')),
    openGuestPreview: build.query(post('/api/guest/preview')),
    addGuestComment: build.mutation(post('/api/guest/comments')),
    listGuestComments: build.query(post('/api/guest/comments/list')),
    removeGuestComment: build.mutation(post('/api/guest/comments/removal')),
    setGuestVerdict: build.mutation(post('/api/guest/verdict')),
  }),
});

export const {
  endpoints: guestEndpoints,
  useListGuestLinksQuery,
  useLazyListGuestLinksQuery,
  useCreateGuestLinkMutation,
  useWithdrawGuestLinkMutation,
  useListDomainCommentsQuery,
  useLazyListDomainCommentsQuery,
  useAddDomainCommentMutation,
  useSetCommentResolvedMutation,
  useRemoveDomainCommentMutation,
  useOpenGuestPreviewQuery,
  useLazyOpenGuestPreviewQuery,
  useAddGuestCommentMutation,
  useListGuestCommentsQuery,
  useLazyListGuestCommentsQuery,
  useRemoveGuestCommentMutation,
  useSetGuestVerdictMutation,
} = guestApi;
