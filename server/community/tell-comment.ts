import type { Db } from '../base/database/db';
import type { Context } from '../context';
import { notify } from '../notifications';
import { mentionsIn } from './mentions';
import { placeOf } from './moderation/place-of';
import { readAnswer } from './store/answers';
import { lockPost } from './store/moderation';

/** Tells whom it mentions, and the author of what was commented on. */
export async function tellOfComment(
  { jobs }: Pick<Context, 'jobs'>,
  trx: Db,
  { domain, id, people }: { domain: string; id: string; people: (string | null)[] },
): Promise<void> {
  const post = await lockPost(trx, domain, id);
  if (!post || post.root === null) return;
  const about = { domain, root: post.root, actor: post.author ?? '', event: id, ...placeOf(post) };
  await notify(jobs, trx, [
    { ...about, kind: 'mention', people: mentionsIn((await readAnswer(trx, id)) ?? '') },
    { ...about, kind: 'comment', people: people.filter((one) => one !== null) },
  ]);
}
