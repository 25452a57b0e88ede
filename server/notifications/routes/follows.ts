import { publicName } from '../../accounts';
import { conflict } from '../../base/http/errors';
import type { Route } from '../../base/http/route';
import { message } from '../../base/messages/message';
import { openInbox } from '../open-inbox';
import { addFollow, dropFollow, listFollows } from '../store/follows';
import { readActors } from '../store/notifications';

/** Of what one wants to hear. */
export const followRoutes: Route = (app, ctx) => {
  const { db } = ctx.store;

  app.operation('listFollows', async (req) => {
    const rows = await listFollows(db, await openInbox(ctx, req));
    const people = await readActors(
      db,
      rows.filter(({ kind }) => kind === 'person').map(({ target }) => target),
    );
    return rows.map(({ kind, target, title, muted }) => {
      const person = people.get(target);
      return { kind, id: target, title: person ? publicName(person) : (title ?? ''), muted };
    });
  });

  app.operation('follow', async (req) => {
    const { kind, id } = req.params;
    const isAdded = await addFollow(db, await openInbox(ctx, req), { kind, target: id }, req.query.muted ?? false);
    if (!isAdded) throw conflict(message('community:follow.many'));
    return null;
  });

  app.operation('unfollow', async (req) => {
    const { kind, id } = req.params;
    await dropFollow(db, await openInbox(ctx, req), { kind, target: id });
    return null;
  });
};
