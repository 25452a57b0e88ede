import type { Db } from '../base/database/db';
import type { Context } from '../context';
import { notify } from '../notifications';
import { addressOf } from './index-post';
import { findFiling } from './store/posts';

/** Tells who follows its tags, its board or its author of an article or question that can be read now. */
export async function tellOfPost({ jobs }: Pick<Context, 'jobs'>, trx: Db, domain: string, id: string): Promise<void> {
  const post = await findFiling(trx, id);
  if (!post) return;
  const { title, tags, board, author_id: author } = post;
  await notify(jobs, trx, {
    ...{ kind: 'followed', domain, root: id, title, link: addressOf(post), event: `post:${id}`, people: [] },
    ...(author !== null && { actor: author }),
    followersOf: [
      ...tags.map((tag) => ({ kind: 'tag' as const, target: tag })),
      ...(board === null ? [] : [{ kind: 'board' as const, target: board }]),
      ...(author === null ? [] : [{ kind: 'person' as const, target: author }]),
    ],
  });
}
