import { sql } from 'kysely';
import type { Db } from '../../base/database/db';
import { isOwn } from '../../knowledge';
import type { Community } from '../open-community';
import { stands } from './verified';

interface Origin {
  chat: string;
  message: string;
}

/** Notes the answer that a question began with, if it stands in a chat of this visitor on this portal. */
export async function noteOrigin(
  db: Db,
  post: string,
  { chat, message }: Origin,
  { visitor, domain }: { visitor: string; domain: string },
): Promise<void> {
  await sql`update post p set origin_chat = c.id, origin_message = m.id from chat c join message m on m.chat_id = c.id
    where p.id = ${post} and c.id = ${chat} and m.id = ${message} and m.role = 'assistant' and c.visitor = ${visitor}
      and c.access_domain = ${domain} and c.deleted_at is null`.execute(db);
}

export interface AskedRow {
  message: string;
  id: string;
  title: string;
  state: 'draft' | 'waiting' | 'open' | 'answered' | 'accepted' | 'verified';
  answers: number;
}

const MOST = 50;

/** The reader's own questions that began in a chat, the last first. */
export async function listAskedFrom(db: Db, community: Community, chat: string): Promise<AskedRow[]> {
  const { rows } = await sql<AskedRow>`
    select p.origin_message as message, p.id, coalesce(d.title, w.title, '') as title, p.answer_count as answers,
      case when p.state = 'draft' then 'draft' when p.state = 'held' then 'waiting'
        when exists (select from verified_answer v where v.question_id = p.id and ${stands}) then 'verified'
        when exists (select from post a where a.id = p.accepted_answer_id and a.state = 'published') then 'accepted'
        when p.answer_count > 0 then 'answered' else 'open' end as state
    from post p join post q on q.id = p.id
      left join post_version w on w.post_id = p.id and w.n = p.version
      left join post_draft d on d.post_id = p.id and p.state = 'draft'
    where p.origin_chat = ${chat} and p.origin_message is not null and p.state in ('draft', 'held', 'published')
      and ${isOwn(community)}
    order by p.created_at desc, p.id limit ${sql.lit(MOST)}`.execute(db);
  return rows;
}
