import type { Db } from '../base/database/db';
import { badRequest, conflict, notFound } from '../base/http/errors';
import { message } from '../base/messages/message';
import { detectLanguage } from '../base/text/detect-language';
import type { Context } from '../context';
import { INDEX_POST } from './index-post';
import { checkLinks } from './links';
import { checkMentions, mentionsIn } from './mentions';
import { admit } from './moderation/admit';
import { noteHeld } from './moderation/hold-post';
import { nextState } from './moderation/post-states';
import type { Community } from './open-community';
import { keepPictures } from './pictures';
import { readAnswer } from './store/answers';
import { placeOfPage } from './store/mentions';
import { lockPost, setState } from './store/moderation';
import { findAny } from './store/posts';
import { putComment, putReplyVersion } from './store/replies';
import { takeWriting } from './take-writing';
import { tellOfComment } from './tell-comment';
import { tellOfMentions } from './tell-mentions';
import { tidyText } from './tidy-draft';

/** Comments, and changes of replies, per person and day. */
const PER_DAY = 100;
const MOST = { answer: 20_000, comment: 2_000 };

interface NewComment {
  id: string;
  parent: string;
  content: string;
}

/** Comments on an article, question or answer. The same id again changes nothing. Returns the id of the page. */
export async function addComment(ctx: Context, community: Community, given: NewComment): Promise<string> {
  const { store } = ctx;
  const { domain, person = '' } = community;
  const { id, parent } = given;
  const below = await findAny(store.db, community, parent);
  if (!below) throw notFound('post', parent);
  if (below.kind === 'comment') throw badRequest(message('community:comment.below'));
  const content = textOf(given.content, 'comment');
  const root = below.root_id ?? below.id;
  await checkMentions(store.db, community, await placeOfPage(store.db, root), content);
  await checkLinks(store.db, community, content);
  const reason = await admit(ctx, community, content);
  const comment = { id, parent, root, author: person, content, lang: detectLanguage(content) };
  const writing = {
    daily: { key: `comment:${person}`, most: PER_DAY },
    first: { kind: 'reply', text: content } as const,
  };
  const add = async (trx: Db) => {
    if (!(await putComment(trx, { ...comment, isHeld: reason !== undefined }))) return;
    await keepPictures(trx, { post: id, n: 1, author: person, markdown: content });
    if (reason) await noteHeld(ctx, trx, { domain, id, author: person, reason });
    else await tellOfComment(ctx, trx, { domain, id, people: [below.author_id] });
  };
  const find = () => findAny(store.db, community, id, true);
  // Sent again, it waits for nothing.
  if (!(await find())) await takeWriting(ctx, community, writing, add);
  const put = await find();
  if (put?.author_id !== person || put.kind !== 'comment') throw conflict(message('community:taken', { id }));
  return root;
}

/** Replaces the text of one's own answer or comment, unless it has been changed since. */
export async function changeReply(
  ctx: Context,
  community: Community,
  { id, version, content }: { id: string; version: number; content: string },
): Promise<void> {
  const { store, jobs } = ctx;
  const { domain, person = '' } = community;
  const { kind, root } = await ownReply(ctx, community, id);
  const markdown = textOf(content, kind);
  await checkMentions(store.db, community, await placeOfPage(store.db, root), markdown);
  await checkLinks(store.db, community, markdown);
  const reason = await admit(ctx, community, markdown);
  const daily = { key: `change-reply:${person}`, most: PER_DAY };
  await takeWriting(ctx, community, { daily }, async (trx) => {
    const post = await lockPost(trx, domain, id);
    if (!post || post.root === null) throw notFound('post', id);
    if (post.version !== version) throw conflict(message('community:reply.changed'));
    const state = nextState(post.state, reason ? 'hold' : 'submit');
    if (!state) throw conflict(message('community:moderation.taken'));
    const people = mentionsIn(markdown, await readAnswer(trx, id));
    await putReplyVersion(trx, { id, n: version + 1, markdown, lang: detectLanguage(markdown) });
    await keepPictures(trx, { post: id, n: version + 1, author: person, markdown });
    await setState(trx, post, state);
    if (reason && state === 'held') await noteHeld(ctx, trx, { domain, id, author: person, reason });
    else if (state === 'published') await tellOfMentions(ctx, trx, { domain, id, people });
    await jobs.send(INDEX_POST, { id: post.root }, { db: trx });
  });
}

/** Takes one's own answer or comment from its readers. Again, it changes nothing. */
export async function withdrawReply(ctx: Context, community: Community, id: string): Promise<void> {
  await ownReply(ctx, community, id);
  await ctx.store.db.transaction().execute(async (trx) => {
    const post = await lockPost(trx, community.domain, id);
    if (!post || post.root === null || post.state === 'withdrawn') return;
    const state = nextState(post.state, 'withdraw');
    if (!state) throw conflict(message('community:moderation.taken'));
    await setState(trx, post, state);
    await ctx.jobs.send(INDEX_POST, { id: post.root }, { db: trx });
  });
}

async function ownReply({ store }: Pick<Context, 'store'>, community: Community, id: string) {
  const found = await findAny(store.db, community, id, true);
  if (!found || found.author_id !== community.person) throw notFound('post', id);
  const { kind, root_id: root } = found;
  if (kind !== 'answer' && kind !== 'comment') throw badRequest(message('community:reply.ownKind'));
  return { kind, root: root ?? id };
}

function textOf(content: string, kind: keyof typeof MOST): string {
  const text = tidyText(content);
  if (text.trim() === '') throw badRequest(message('community:text.empty'), { field: 'content' });
  if (text.length <= MOST[kind]) return text;
  throw badRequest(message('community:reply.long', { most: MOST[kind], count: text.length }), { field: 'content' });
}
