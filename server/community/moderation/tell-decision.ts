import type { Context } from '../../context';
import { type Happening, notify } from '../../notifications';
import { type LockedPost, lockPost, readBatch } from '../store/moderation';
import { reportersOf } from '../store/reports';
import { tellOfAnswer } from '../tell-answer';
import { tellOfComment } from '../tell-comment';
import { tellOfPost } from '../tell-post';
import { placeOf } from './place-of';

export const TELL_DECISION = 'tell-decision';

type Decided = Awaited<ReturnType<typeof readBatch>>[number];

/** Tells authors and reporters of a batch that was not undone. Safe to repeat. */
export async function tellDecision(ctx: Pick<Context, 'store' | 'jobs'>, batch: string): Promise<void> {
  await ctx.store.db.transaction().execute(async (trx) => {
    const reporters = await reportersOf(trx, batch);
    for (const decided of await readBatch(trx, batch)) {
      const { domain, action, before } = decided;
      const post = await lockPost(trx, domain, decided.post);
      if (!post) continue;
      const told = toldAuthor(decided, post, batch);
      const heard = reporters.filter((one) => one.post === post.id);
      await notify(ctx.jobs, trx, [
        ...(told ? [told] : []),
        ...heard.map((one) => toldReporter(post, domain, one, batch)),
      ]);
      const isNew = action === 'publish' && before === 'held' && post.version === 1;
      if (isNew && post.root === null) await tellOfPost(ctx, trx, domain, post.id);
      if (!isNew || post.root === null || post.author === null) continue;
      if (post.kind === 'comment') {
        await tellOfComment(ctx, trx, { domain, id: post.id, people: [post.parentAuthor] });
        continue;
      }
      const { root: question, asker, id: answer, author } = post;
      await tellOfAnswer(ctx, trx, { domain, question, asker, answer, author, ...placeOf(post) });
    }
  });
}

function toldAuthor(
  { action, about, before, domain }: Decided,
  post: LockedPost,
  batch: string,
): Happening | undefined {
  if (post.author === null || action === 'mute') return undefined;
  // Whoever was never accused need not hear that nothing is wrong.
  if (action === 'keep' && about === null && before === 'published') return undefined;
  const kind = action === 'publish' ? 'published' : about === null ? 'removed' : 'appeal';
  const event = `decision:${batch}`;
  return { kind, domain, people: [post.author], root: post.id, event, ...placeOf(post) };
}

/** What nobody reads any more is not named, not even to whoever reported it. */
function toldReporter(
  post: LockedPost,
  domain: string,
  { reporter, upheld }: { reporter: string; upheld: boolean },
  batch: string,
): Happening {
  const what = upheld
    ? { root: `report:${post.id}`, title: '', link: '/community/index' }
    : { root: post.id, ...placeOf(post) };
  return { kind: 'report-decided', domain, people: [reporter], event: `decision:${batch}`, ...what };
}
