import type { Db } from '../base/database/db';
import { conflict } from '../base/http/errors';
import { message } from '../base/messages/message';
import type { Context } from '../context';
import type { Community } from './open-community';
import { changed, ownDraft, publishPost } from './publish-post';
import { refuseDraft } from './refuse-draft';
import { dropDraft } from './store/drafts';
import { addPost, putDraft } from './store/write-posts';
import { tidyDraft } from './tidy-draft';

/** The text of a demand; what else it says is kept by the market. */
export interface DemandWords {
  id: string;
  title: string;
  content: string;
}

const KINDS = ['demand'] as const;

/** Saves the words as a draft of the person. `also` runs in the same transaction, told whether the draft is new. */
export async function putDemandDraft(
  { store }: Pick<Context, 'store'>,
  { domain, person = '' }: Community,
  { id, title, content }: DemandWords,
  also: (trx: Db, isNew: boolean) => Promise<void>,
): Promise<void> {
  const draft = tidyDraft({ title, summary: '', content, tags: [], board: null, audience: 'domain' });
  await refuseDraft(store.db, { id, domain, author: person });
  await store.db.transaction().execute(async (trx) => {
    const isNew = await addPost(trx, { id, kind: 'demand', domain, author: person }, draft);
    if (!isNew) {
      const own = await ownDraft(
        { store: { ...store, db: trx as never } },
        { domain, person } as Community,
        id,
        KINDS,
      ).catch(() => undefined);
      if (!own) throw conflict(message('community:taken', { id }));
      if (!(await putDraft(trx, id, own.rev, draft))) throw changed();
    }
    await also(trx, isNew);
  });
}

/** Publishes the draft as posts are published: within the same limits, and past the same moderators; `review`: always past them. */
export async function publishDemandPost(
  ctx: Context,
  community: Community,
  { id, review }: { id: string; review: boolean },
  also: (trx: Db) => Promise<void>,
) {
  const { rev } = await ownDraft(ctx, community, id, KINDS);
  await publishPost(ctx, community, { id, rev, kinds: KINDS, also, review });
}

/** False if it is no draft of this portal any more. */
export const dropDemandDraft = (db: Db, domain: string, id: string): Promise<boolean> => dropDraft(db, domain, id);
