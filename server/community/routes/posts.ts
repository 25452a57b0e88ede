import { conflict, notFound } from '../../base/http/errors';
import type { Route } from '../../base/http/route';
import { message } from '../../base/messages/message';
import { readAbout } from '../../notifications';
import { INDEX_POST } from '../index-post';
import { findModeration } from '../moderation/open-moderation';
import { nextState } from '../moderation/post-states';
import { openCommunity } from '../open-community';
import { keepPictures } from '../pictures';
import { toDetail, toDraft, toPost } from '../present-post';
import { changed, ownDraft, publishPost } from '../publish-post';
import { standingOf } from '../question/standing-of';
import { refuseDraft } from '../refuse-draft';
import { noteOrigin } from '../store/asked';
import { discardDraft } from '../store/drafts';
import { countWaiting } from '../store/moderation-queue';
import { countTags, findPost, listPosts, type PostFilter } from '../store/posts';
import { readToo } from '../store/too';
import { addPost, putDraft, withdraw } from '../store/write-posts';
import { tidyDraft } from '../tidy-draft';
import { verifiedOf } from '../verified/present-verified';

const TABS = {
  active: { filter: {}, order: 'active' },
  unanswered: { filter: { kinds: ['question'], accepted: false, open: true }, order: 'newest' },
  articles: { filter: { kinds: ['article'] }, order: 'newest' },
  mine: { filter: { mine: true }, order: 'active' },
  ownQuestions: { filter: { mine: true, kinds: ['question'] }, order: 'active' },
  ownArticles: { filter: { mine: true, kinds: ['article'] }, order: 'active' },
  ownDrafts: { filter: { mine: true, drafted: true }, order: 'active' },
} satisfies Record<string, { filter: PostFilter; order: 'active' | 'newest' }>;

/** Lists, pages and the writing of articles and questions. */
export const postRoutes: Route = (app, ctx) => {
  const { store, jobs } = ctx;

  app.operation('listPosts', async (req) => {
    const { tab = 'active', board, tag, author, keyword, pageNum = 1, pageSize = 20 } = req.query;
    const community = await openCommunity(ctx, req);
    const { filter, order } = TABS[tab];
    const page = { order, limit: pageSize, offset: (pageNum - 1) * pageSize };
    const moderation = await findModeration(ctx, community, req);
    const [{ rows, total }, tags, waiting] = await Promise.all([
      listPosts(store.db, community, { ...filter, board, tag, author, keyword }, page),
      countTags(store.db, community),
      moderation && countWaiting(store.db, moderation),
    ]);
    return { list: rows.map(toPost), total, pageNum, pageSize, tags, ...(waiting !== undefined && { waiting }) };
  });

  app.operation('getPost', async (req) => {
    const community = await openCommunity(ctx, req);
    const post = await findPost(store.db, community, req.params.id, true);
    if (!post) throw notFound('post', req.params.id);
    const { domain, person } = community;
    // Whoever reads the post has read what they were told of it.
    if (person) await readAbout(store.db, { person, domain, root: post.id });
    const too = post.kind === 'question' && { too: await readToo(store.db, post.id, community.person) };
    return {
      ...toDetail(post, community.person),
      ...too,
      ...(await standingOf(ctx, community, post, req)),
      ...(await verifiedOf(ctx, community, post, req)),
    };
  });

  app.operation('createPost', async (req) => {
    const { id, kind, from, ...text } = req.body;
    const community = await openCommunity(ctx, req);
    const { domain, person = '' } = community;
    const draft = tidyDraft(text);
    await store.db.transaction().execute(async (trx) => {
      await refuseDraft(trx, { id, domain, author: person });
      if (!(await addPost(trx, { id, kind, domain, author: person }, draft))) return;
      await keepPictures(trx, { post: id, n: 0, author: person, markdown: draft.content });
      if (from && kind === 'question') await noteOrigin(trx, id, from, { visitor: req.visitor, domain });
    });
    const own = await ownDraft(ctx, community, id).catch(() => undefined);
    if (own?.kind !== kind) throw conflict(message('community:taken', { id }));
    return toDraft(own);
  });

  app.operation('getPostDraft', async (req) =>
    toDraft(await ownDraft(ctx, await openCommunity(ctx, req), req.params.id)),
  );

  app.operation('savePostDraft', async (req) => {
    const community = await openCommunity(ctx, req);
    const { id } = await ownDraft(ctx, community, req.params.id);
    const rev = Number(String(req.headers['if-match']).replace(/^"(.*)"$/, '$1'));
    const draft = tidyDraft(req.body);
    if (!Number.isSafeInteger(rev) || !(await putDraft(store.db, id, rev, draft))) throw changed();
    await keepPictures(store.db, { post: id, n: 0, author: community.person ?? '', markdown: draft.content });
    return toDraft(await ownDraft(ctx, community, id));
  });

  app.operation('discardPostDraft', async (req) => {
    const { domain, person = '' } = await openCommunity(ctx, req);
    await store.db.transaction().execute((trx) => discardDraft(trx, { id: req.params.id, domain, author: person }));
    return null;
  });

  app.operation('publishPost', async (req) => {
    const community = await openCommunity(ctx, req);
    await publishPost(ctx, community, { id: req.params.id, rev: req.body.rev });
    const post = await findPost(store.db, await openCommunity(ctx, req), req.params.id, true);
    if (!post) throw notFound('post', req.params.id);
    return toDetail(post, community.person);
  });

  app.operation('withdrawPost', async (req) => {
    const community = await openCommunity(ctx, req);
    const { id, state } = await ownDraft(ctx, community, req.params.id);
    if (state !== 'withdrawn' && !nextState(state, 'withdraw')) throw conflict(message('community:moderation.taken'));
    await store.db.transaction().execute(async (trx) => {
      await withdraw(trx, id);
      await jobs.send(INDEX_POST, { id }, { db: trx });
    });
    return null;
  });
};
