import { unauthorized } from '../../base/http/errors';
import type { Route } from '../../base/http/route';
import { openCommunity } from '../open-community';
import { findMentionable, placeOfPage } from '../store/mentions';
import { findPost } from '../store/posts';

/** Whom a text may mention. */
export const mentionRoutes: Route = (app, ctx) => {
  const { db } = ctx.store;

  app.operation('findPeopleToMention', async (req) => {
    const { q, post, audience } = req.query;
    const community = await openCommunity(ctx, req);
    if (community.person === undefined) throw unauthorized();
    if (audience === 'me') return [];
    // A page that the writer cannot see tells nothing.
    const page = post === undefined ? undefined : await findPost(db, community, post, true);
    const place = page ? await placeOfPage(db, page.id) : { organization: null };
    const organization = audience === 'organization' ? (community.organization ?? null) : place.organization;
    if (audience === 'organization' && organization === null) return [];
    return findMentionable(db, community, { ...place, organization: audience === 'domain' ? null : organization }, q);
  });
};
