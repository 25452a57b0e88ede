import type { Route } from '../../base/http/route';
import { listTags } from '../store/chat-tags';
import { changeTag, tagChats } from '../tag-chats';
import { readerOf } from './reader-of';

/** Routes of the visitor's own tags. */
export const tagRoutes: Route = (app, { store }) => {
  app.operation('listTags', (req) => listTags(store.db, readerOf(req)));

  app.operation('tagChats', (req) => tagChats(store, readerOf(req), req.body));

  app.operation('changeTag', (req) => changeTag(store, readerOf(req), req.body));
};
