import { operatorOf } from '../../../accounts';
import type { Route } from '../../../base/http/route';
import { commentAsOperator, removeOwnComment, resolveOrReopen } from '../../guests/comment';
import { createGuestLink, readGuestLinks, withdrawGuestLink } from '../../guests/guest-links';
import { readTalk } from '../../guests/read-talk';
import { openDomain } from '../../publishing/domain-access';

/** Links to guests, and what is said about drafts. */
export const guestAdminRoutes: Route = (app, { store, report }) => {
  const opened = async (req: Parameters<typeof operatorOf>[0], domain: string) => {
    const operator = operatorOf(req);
    await openDomain(store, operator, domain);
    return { domain, operator };
  };

  app.operation('listGuestLinks', async (req) => {
    await opened(req, req.params.domain);
    return readGuestLinks(store, req.params.domain);
  });
  app.operation('createGuestLink', async (req) =>
    createGuestLink({ store, report }, { ...(await opened(req, req.params.domain)), ...req.body, locale: req.locale }),
  );
  app.operation('withdrawGuestLink', async (req) => {
    await withdrawGuestLink(store, { ...(await opened(req, req.params.domain)), id: req.params.id });
    return null;
  });
  app.operation('listDomainComments', async (req) => {
    const { domain, operator } = await opened(req, req.params.domain);
    return readTalk(store, domain, operator);
  });
  app.operation('addDomainComment', async (req) =>
    commentAsOperator(store, { ...(await opened(req, req.params.domain)), ...req.body }),
  );
  app.operation('setCommentResolved', async (req) => {
    await resolveOrReopen(store, { ...(await opened(req, req.params.domain)), id: req.params.id, ...req.body });
    return null;
  });
  app.operation('removeDomainComment', async (req) => {
    await removeOwnComment(store, { ...(await opened(req, req.params.domain)), id: req.params.id });
    return null;
  });
};
