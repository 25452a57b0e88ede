import type { Db } from '../base/database/db';
import type { Context } from '../context';
import { notify } from '../notifications';
import { placeOf } from './moderation/place-of';
import { lockPost } from './store/moderation';

/** Tells the author of what was commented on. */
export async function tellOfComment(
  { jobs }: Pick<Context, 'jobs'>,
  trx: Db,
  { domain, id, people }: { domain: string; id: string; people: (string | null)[] },
): Promise<void> {
  const post = await lockPost(trx, domain, id);
  if (!post || post.root === null) return;
  await notify(jobs, trx, {
    ...{ kind: 'comment', domain, root: post.root, actor: post.author ?? '', event: id },
    people: people.filter((one) => one !== null),
    ...placeOf(post),
  });
}
