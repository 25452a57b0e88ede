import type { Route } from '../../base/http/route';
import { openInbox } from '../open-inbox';
import { presentNotifications } from '../present-notifications';
import { countUnread, listNotifications, markRead } from '../store/notifications';
import { announce } from '../store/signal';

/** What happened to one's posts and to what one follows. */
export const inboxRoutes: Route = (app, ctx) => {
  const { db } = ctx.store;

  app.operation('listNotifications', async (req) => {
    const { unread = false, pageNum = 1, pageSize = 20 } = req.query;
    const page = { unread, limit: pageSize, offset: (pageNum - 1) * pageSize };
    const { rows, total } = await listNotifications(db, await openInbox(ctx, req), page);
    return { list: await presentNotifications(db, rows), total, pageNum, pageSize };
  });

  app.operation('countUnreadNotifications', async (req) => ({
    count: await countUnread(db, await openInbox(ctx, req)),
  }));

  app.operation('readNotifications', async (req) => {
    const inbox = await openInbox(ctx, req);
    // The person's other pages show it, too.
    if ((await markRead(db, inbox, req.body.ids)) > 0) await announce(db, [inbox.person]);
    return null;
  });
};
