import { randomUUID } from 'node:crypto';
import type { Db } from '../../base/database/db';
import type { Context } from '../../context';
import { notify } from '../../notifications';
import { lockPost, putDecision } from '../store/moderation';
import type { HoldReason } from './hold-reason';
import { placeOf } from './place-of';

interface Held {
  domain: string;
  id: string;
  author: string;
  reason: HoldReason;
}

/** Notes why a post waits, and tells its author. Call it in the transaction that stores the post. */
export async function noteHeld({ jobs }: Pick<Context, 'jobs'>, trx: Db, held: Held): Promise<void> {
  const { domain, id, author, reason } = held;
  const post = await lockPost(trx, domain, id);
  if (!post) return;
  const batch = randomUUID();
  await putDecision(trx, { post, who: null, action: 'hold', reason, words: '', after: post.state, batch });
  await notify(jobs, trx, {
    ...{ kind: 'held', domain, people: [author], root: id, event: `held:${batch}` },
    ...placeOf(post),
  });
}
