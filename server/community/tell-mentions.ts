import type { Db } from '../base/database/db';
import type { Context } from '../context';
import { notify } from '../notifications';
import { placeOf } from './moderation/place-of';
import { lockPost } from './store/moderation';

/** Tells people whom a new version of a text mentions for the first time. */
export async function tellOfMentions(
  { jobs }: Pick<Context, 'jobs'>,
  trx: Db,
  { domain, id, people }: { domain: string; id: string; people: string[] },
): Promise<void> {
  const post = people.length > 0 ? await lockPost(trx, domain, id) : undefined;
  if (!post) return;
  const about = { domain, root: post.root ?? id, actor: post.author ?? '', event: `mention:${id}`, ...placeOf(post) };
  await notify(jobs, trx, { ...about, kind: 'mention', people });
}
