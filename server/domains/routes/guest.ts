import { auditedBy } from '../../base/audit/audited-by';
import type { Route } from '../../base/http/route';
import { byNetwork } from '../../base/limits/by-network';
import { limits } from '../../base/limits/limits';
import { takeOnly } from '../../base/limits/take';
import { commentAsGuest, judgeAsGuest, removeAsGuest } from '../guests/comment';
import { openGuest, openGuestPreview } from '../guests/open-guest';
import { readLinkTalk } from '../guests/read-talk';

/** For people with a link and no account. The secret is in the body: no address, log or referrer holds it. */
export const guestRoutes: Route = (app, { store, config }) => {
  app.operation('openGuestPreview', async (req) => {
    await takeOnly(store, byNetwork('guest', req.network, limits.guestLooks));
    return openGuestPreview(store, { ...req.body, locale: req.locale, env: config.env });
  });
  app.operation('listGuestComments', async (req) => {
    const { id } = await openGuest(store, req.body.token);
    return readLinkTalk(store, id, req.body.guest);
  });
  app.operation('addGuestComment', (req) => commentAsGuest(store, { ...req.body, by: auditedBy(req) }));
  app.operation('removeGuestComment', async (req) => {
    await removeAsGuest(store, { ...req.body, by: auditedBy(req) });
    return null;
  });
  app.operation('setGuestVerdict', async (req) => {
    await judgeAsGuest(store, { ...req.body, by: auditedBy(req) });
    return null;
  });
};
