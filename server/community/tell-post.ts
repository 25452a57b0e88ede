import type { Db } from '../base/database/db';
import { emit } from '../base/events/emit';
import type { Context } from '../context';
import { notify } from '../notifications';
import { addressOf } from './index-post';
import { mentionsIn } from './mentions';
import { readersOf } from './readers-of';
import { readAnswer } from './store/answers';
import { expertsOf } from './store/experts';
import { findFiling } from './store/posts';

/** Tells whom it mentions, who answers for its tags or its board, or follows them or its author, of an article or question that can be read now. */
export async function tellOfPost({ jobs }: Pick<Context, 'jobs'>, trx: Db, domain: string, id: string): Promise<void> {
  const post = await findFiling(trx, id);
  if (!post) return;
  const { title, tags, board, author_id: author } = post;
  if (post.kind === 'question') {
    const to = readersOf(domain, post.organization);
    await emit(trx, { type: 'community.question_created', to, data: { question: id, path: addressOf(post) } });
  }
  const people = post.kind === 'question' ? await expertsOf(trx, { domain, tags, board }) : [];
  const about = { domain, root: id, title, link: addressOf(post), event: `post:${id}`, actor: author ?? '' };
  await notify(jobs, trx, [
    { ...about, kind: 'mention', people: mentionsIn((await readAnswer(trx, id)) ?? '') },
    {
      ...{ ...about, kind: 'followed', people },
      followersOf: [
        ...tags.map((tag) => ({ kind: 'tag' as const, target: tag })),
        ...(board === null ? [] : [{ kind: 'board' as const, target: board }]),
        ...(author === null ? [] : [{ kind: 'person' as const, target: author }]),
      ],
    },
  ]);
}
