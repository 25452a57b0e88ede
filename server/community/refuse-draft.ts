import type { Db } from '../base/database/db';
import { badRequest } from '../base/http/errors';
import { message } from '../base/messages/message';
import { countDrafts, lockDrafts } from './store/drafts';
import type { NewPost } from './store/write-posts';

const MOST_DRAFTS = 50;

/**
 * Refuses one more draft than one person keeps on a portal. One that is there already is none more. Until the transaction
 * ends, others of the same person wait: none of two at once is counted without the other.
 */
export async function refuseDraft(db: Db, draft: Omit<NewPost, 'kind'>): Promise<void> {
  await lockDrafts(db, draft.author);
  if ((await countDrafts(db, draft)) >= MOST_DRAFTS)
    throw badRequest(message('community:drafts.many', { most: MOST_DRAFTS }));
}
