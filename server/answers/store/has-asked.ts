import type { Db } from '../../base/database/db';

interface Asked {
  /** Whose chats are the asker's. */
  owner: string;
  domain: string;
  since: Date;
  /** Only of this assistant, or of `any` assistant. Without it, any question counts. */
  assistant?: string;
}

/** Whether somebody has asked and was answered since then, by what is on record. */
export async function hasAsked(db: Db, { owner, domain, since, assistant }: Asked): Promise<boolean> {
  let query = db
    .selectFrom('run as r')
    .innerJoin('chat as c', 'c.id', 'r.chat_id')
    .select('r.id')
    .where('c.visitor', '=', owner)
    .where('c.access_domain', '=', domain)
    .where('r.status', '=', 'done')
    .where('r.created_at', '>=', since);
  if (assistant === 'any') query = query.where('c.assistant_id', 'is not', null);
  else if (assistant !== undefined) query = query.where('c.assistant_id', '=', assistant);
  return (await query.limit(1).executeTakeFirst()) !== undefined;
}
