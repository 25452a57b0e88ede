import { randomUUID } from 'node:crypto';
import type { Db } from '../../base/database/db';
import { conflict, type LocalizedText, notFound } from '../../base/http/errors';
import { message } from '../../base/messages/message';
import type { Context } from '../../context';
import { INDEX_POST } from '../index-post';
import * as rows from '../store/moderation';
import { decideReports, type ReportReason, reopenReports } from '../store/reports';
import { tidyText } from '../tidy-draft';
import type { Moderation } from './open-moderation';
import { nextState } from './post-states';
import { TELL_DECISION } from './tell-decision';

const MUTE_DAYS = 7;
/** Offered for 10 s; a slow network needs a little longer. */
const UNDO_MS = 20_000;

export interface Decision {
  action: 'publish' | 'hide' | 'remove' | 'keep' | 'mute';
  reason: ReportReason;
  /** What the author is told beside the reason. */
  words: string;
}

/** Decides about several posts at once; each that cannot be decided is named with the reason. */
export async function decide(
  { store, jobs }: Context,
  moderation: Moderation,
  { ids, ...given }: Decision & { ids: string[] },
) {
  const batch = randomUUID();
  const decision = { ...given, words: tidyText(given.words), batch };
  const done: string[] = [];
  const refused: { id: string; text: LocalizedText }[] = [];
  await store.db.transaction().execute(async (trx) => {
    // Always in the same order, so that two moderators never wait for each other.
    for (const id of ids.toSorted()) {
      const { text, index } = await decideOne(trx, moderation, { ...decision, id });
      if (text) refused.push({ id, text });
      else done.push(id);
      if (index) await jobs.send(INDEX_POST, { id: index }, { db: trx });
    }
    // Nobody is told of what is undone at once.
    if (done.length > 0)
      await jobs.send(TELL_DECISION, { batch }, { db: trx, at: new Date(Date.now() + UNDO_MS + 1_000) });
  });
  return { batch, done, refused };
}

type One = Decision & { id: string; batch: string };

async function decideOne(
  trx: Db,
  { domain, person, bases }: Moderation,
  { id, action, reason, words, batch }: One,
): Promise<{ text?: LocalizedText; index?: string }> {
  const post = await rows.lockPost(trx, domain, id);
  if (!post || post.kbId === null || !bases.includes(post.kbId)) return { text: notFound('post', id).text };
  if (post.author === person) return { text: message('community:moderation.own') };
  const decision = { post, who: person, action, reason, words, batch };
  if (action === 'mute') {
    if (post.author === null) return { text: message('community:moderation.nobody') };
    await rows.mutePerson(trx, { person: post.author, domain, days: MUTE_DAYS, reason, batch });
    await rows.putDecision(trx, { ...decision, after: post.state });
    return {};
  }
  const after = nextState(post.state, action);
  if (after === undefined) return { text: message('community:moderation.impossible') };
  const appeal = await rows.openAppeal(trx, id);
  if (appeal?.who === person) return { text: message('community:moderation.another') };
  await rows.putDecision(trx, { ...decision, after, about: appeal?.id });
  await decideReports(trx, id, batch, after !== 'published');
  if (after === post.state) return {};
  await rows.setState(trx, post, after);
  return { index: post.root ?? id };
}

/** Takes a batch back within seconds: posts, reports and mutes are as before. */
export async function undoDecision({ store, jobs }: Context, { domain, person }: Moderation, batch: string) {
  await store.db.transaction().execute(async (trx) => {
    const decided = await rows.readBatch(trx, batch);
    const [first] = decided;
    if (!first || first.who !== person || first.domain !== domain || Date.now() - first.at.getTime() > UNDO_MS)
      throw conflict(message('community:moderation.late'));
    for (const { post: id, before, after } of decided) {
      const post = await rows.lockPost(trx, domain, id);
      if (!post || post.state !== after || before === after) continue;
      await rows.setState(trx, post, before);
      await jobs.send(INDEX_POST, { id: post.root ?? id }, { db: trx });
    }
    await rows.markUndone(trx, batch);
    await reopenReports(trx, batch);
    await rows.unmute(trx, batch);
  });
}
