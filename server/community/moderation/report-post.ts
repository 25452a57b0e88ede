import { randomUUID } from 'node:crypto';
import type { Db } from '../../base/database/db';
import { badRequest, conflict, notFound } from '../../base/http/errors';
import { take } from '../../base/limits/take';
import { message } from '../../base/messages/message';
import type { Context } from '../../context';
import { notify } from '../../notifications';
import { INDEX_POST } from '../index-post';
import type { Community } from '../open-community';
import {
  hasAppealed,
  type LockedPost,
  lastDecision,
  lockPost,
  putDecision,
  setState,
  wasKept,
} from '../store/moderation';
import { findAny } from '../store/posts';
import { addReport, openReasons, type ReportReason } from '../store/reports';
import { tidyText } from '../tidy-draft';
import { refuseMuted } from './admit';
import { placeOf } from './place-of';

/** Reports per person and day. */
const PER_DAY = 20;
/** So many people hide a post until somebody looks. */
const ENOUGH = 3;

interface Report {
  id: string;
  reason: ReportReason;
  words: string;
}

/** Reports a post that the person may read. The same person again changes nothing. */
export async function reportPost(ctx: Context, community: Community, { id, reason, words }: Report): Promise<void> {
  const { store } = ctx;
  const { domain, person = '' } = community;
  await refuseMuted(ctx, community);
  const seen = await findAny(store.db, community, id, false, ['article', 'question', 'answer', 'comment', 'demand']);
  if (!seen) throw notFound('post', id);
  if (seen.author_id === person) throw badRequest(message('community:report.own'));
  await take(store, [{ key: `report-post:${person}`, most: PER_DAY, perSeconds: 86_400 }], async (trx) => {
    const post = await lockPost(trx, domain, id);
    if (post?.state !== 'published') return;
    const report = { post: id, version: post.version, reporter: person, reason, words: tidyText(words) };
    if (!(await addReport(trx, report))) return;
    const reasons = await openReasons(trx, id);
    // What a moderator has left to its readers is not hidden over their head.
    if (reasons.length >= ENOUGH && !(await wasKept(trx, post)))
      await hide(ctx, trx, { post, domain, reason: reasons[0] ?? reason });
  });
}

async function hide(
  { jobs }: Context,
  trx: Db,
  { post, domain, reason }: { post: LockedPost; domain: string; reason: string },
): Promise<void> {
  const batch = randomUUID();
  await putDecision(trx, { post, who: null, action: 'hide', reason, words: '', after: 'hidden', batch });
  await setState(trx, post, 'hidden');
  await jobs.send(INDEX_POST, { id: post.root ?? post.id }, { db: trx });
  if (post.author === null) return;
  const told = { kind: 'removed', domain, people: [post.author], root: post.id, event: `hidden:${batch}` } as const;
  await notify(jobs, trx, { ...told, ...placeOf(post) });
}

/** The author's one objection to a decision; another moderator looks again. */
export async function appealPost(
  { store }: Pick<Context, 'store'>,
  { domain, person = '' }: Community,
  { id, words }: { id: string; words: string },
): Promise<void> {
  const text = tidyText(words);
  if (text.trim() === '') throw badRequest(message('community:appeal.empty'), { field: 'words' });
  await store.db.transaction().execute(async (trx) => {
    const post = await lockPost(trx, domain, id);
    if (post?.author !== person) throw notFound('post', id);
    const last = await lastDecision(trx, id);
    if (!last || (post.state !== 'hidden' && post.state !== 'removed'))
      throw conflict(message('community:appeal.nothing'));
    if (last.about !== null) throw conflict(message('community:appeal.final'));
    if (await hasAppealed(trx, last.id)) throw conflict(message('community:appeal.once'));
    const appeal = { action: 'appeal' as const, reason: '', words: text, after: post.state, batch: randomUUID() };
    await putDecision(trx, { ...appeal, post, who: person, about: last.id });
  });
}
