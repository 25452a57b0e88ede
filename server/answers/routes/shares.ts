import type { Route } from '../../base/http/route';
import { enterByShare, openToAddress, readShares, shareChat, takeBackShare } from '../share-chat';
import { readerOf } from './reader-of';

/** Routes of links to chats: each with a scope and an end, revoked by whoever made it. */
export const shareRoutes: Route = (app, { store }) => {
  app.operation('listChatShares', (req) => readShares(store, req.params.id, readerOf(req)));

  app.operation('createChatShare', (req) => shareChat(store, readerOf(req), { chat: req.params.id, ...req.body }));

  app.operation('revokeChatShare', async (req) => {
    await takeBackShare(store, readerOf(req), { chat: req.params.id, id: req.params.share });
    return null;
  });

  app.operation('setChatOpen', async (req) => {
    await openToAddress(store, readerOf(req), { chat: req.params.id, open: req.body.open });
    return null;
  });

  app.operation('openChatShare', (req) =>
    enterByShare(store, readerOf(req), { chat: req.params.id, id: req.body.share }),
  );
};
