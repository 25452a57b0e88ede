import { type RawBuilder, sql } from 'kysely';

/**
 * Whether a visitor may open a chat that is somebody else's, by its address: while it is open, or by a link that still
 * holds. The chat of the query has the given name. The one rule for everything that is shown because of a chat.
 */
export const opensFor = (chat: string, visitor: string): RawBuilder<boolean> => {
  const c = (column: string) => sql.ref(`${chat}.${column}`);
  return sql<boolean>`(${c('visitor')} = ${visitor} or ${c('closed_at')} is null or exists (
    select from chat_share s join chat_share_grant g on g.share_id = s.id
    where s.chat_id = ${c('id')} and g.visitor = ${visitor} and ${holds}))`;
};

/** Of a link: neither revoked nor expired. */
export const holds = sql<boolean>`(s.revoked_at is null and (s.expires_at is null or s.expires_at > now()))`;
